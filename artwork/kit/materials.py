"""Materials, made once a scene and looked up by name."""

import math
import re
from pathlib import Path

import bpy

# What draw.mjs makes of drawings/.
DRAWINGS = Path(__file__).parents[1] / "renders" / "drawings"
COLOURS = Path(__file__).parents[2] / "app" / "styles" / "themes.css"
# How much of a glow's share of white is taken out: lamps are deeper in colour than what they light.
DEPTH = 0.75


def _linear(channel):
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _light(glow):
    """The colour of a lamp, as a linear RGB triple, whose light the site's styles call this '#rrggbb'."""
    channels = [_linear(int(glow[start : start + 2], 16) / 255) for start in (1, 3, 5)]
    deep = [channel - DEPTH * min(channels) for channel in channels]
    return tuple(channel / max(deep) for channel in deep)


def _category_lights():
    """Each category's light: the `glow` of the sample's colours."""
    glows = re.findall(r"(?:theme='(\w+)|slip)'\] \{[^}]*?--theme-glow: (#[0-9a-f]{6})", COLOURS.read_text())
    return {category or "company": _light(glow) for category, glow in glows}


ACCENTS = _category_lights()

# name: base colour, metallic, roughness
SOLIDS = {
    "black": ((0.010, 0.0105, 0.0115), 0.0, 0.38),
    "dark": ((0.034, 0.036, 0.041), 0.0, 0.42),
    "grey": ((0.22, 0.23, 0.25), 0.0, 0.45),
    "white": ((0.80, 0.81, 0.82), 0.0, 0.35),
    "silver": ((0.66, 0.67, 0.69), 1.0, 0.30),
    "aluminium": ((0.78, 0.79, 0.80), 1.0, 0.42),
    "gunmetal": ((0.12, 0.125, 0.14), 1.0, 0.38),
    "graphite": ((0.044, 0.046, 0.05), 0.0, 0.46),
    "anthracite": ((0.045, 0.048, 0.055), 0.6, 0.40),
    "nickel": ((0.74, 0.73, 0.70), 1.0, 0.18),
    "copper": ((0.85, 0.42, 0.24), 1.0, 0.25),
    "gold": ((1.0, 0.68, 0.22), 1.0, 0.24),
    "gilt": ((0.85, 0.53, 0.14), 0.6, 0.38),
    "pcb": ((0.012, 0.016, 0.018), 0.0, 0.30),
    "substrate": ((0.008, 0.048, 0.030), 0.0, 0.30),
    "fibre": ((0.085, 0.12, 0.05), 0.0, 0.6),
    "rubber": ((0.006, 0.006, 0.006), 0.0, 0.70),
    "chip": ((0.022, 0.022, 0.024), 0.0, 0.28),
    "fabric": ((0.016, 0.017, 0.020), 0.0, 0.95),
    "leather": ((0.009, 0.0092, 0.010), 0.0, 0.40),
    "label": ((0.85, 0.86, 0.87), 0.0, 0.5),
    "zinc": ((0.50, 0.51, 0.52), 1.0, 0.40),
    "soft-black": ((0.012, 0.0123, 0.013), 0.0, 0.46),
    "powder": ((0.012, 0.0123, 0.0135), 0.0, 0.55),
    "legend": ((0.016, 0.0165, 0.018), 0.0, 0.5),
    "hole": ((0.003, 0.003, 0.003), 0.0, 0.8),
    "steel": ((0.60, 0.61, 0.62), 1.0, 0.30),
    "lid-steel": ((0.46, 0.465, 0.475), 1.0, 0.33),
    "cast": ((0.13, 0.133, 0.14), 0.9, 0.52),
    "lid": ((0.60, 0.59, 0.57), 1.0, 0.25),
    "etching": ((0.10, 0.10, 0.103), 0.5, 0.5),
    "bezel": ((0.006, 0.006, 0.007), 0.0, 0.16),
    "plate": ((0.03, 0.03, 0.033), 0.0, 0.45),
    "pale-key": ((0.56, 0.57, 0.575), 0.0, 0.5),
    "grey-key": ((0.13, 0.14, 0.16), 0.0, 0.45),
    "oak": ((0.46, 0.30, 0.17), 0.0, 0.5),
    "mesh": ((0.20, 0.20, 0.21), 1.0, 0.42),
    "handle": ((0.26, 0.035, 0.012), 0.0, 0.5),
    "mat": ((0.020, 0.032, 0.044), 0.0, 0.85),
    "ruling": ((0.11, 0.13, 0.15), 0.0, 0.6),
    "cord": ((0.012, 0.10, 0.16), 0.0, 0.60),
    "coffee": ((0.022, 0.009, 0.004), 0.0, 0.08),
    "ceramic": ((0.20, 0.125, 0.075), 0.0, 0.42),
    "tin": ((0.70, 0.70, 0.69), 1.0, 0.36),
    "ink": ((0.30, 0.31, 0.33), 0.0, 0.5),
    "kraft": ((0.36, 0.216, 0.116), 0.0, 0.82),
    "tape": ((0.21, 0.115, 0.045), 0.0, 0.2),
    "moulded": ((0.008, 0.008, 0.009), 0.0, 0.36),
    "coated": ((0.014, 0.0143, 0.0155), 0.0, 0.40),
    "anodised": ((0.028, 0.029, 0.032), 0.85, 0.34),
    "satin": ((0.52, 0.525, 0.53), 1.0, 0.26),
    "shell": ((0.20, 0.205, 0.215), 0.95, 0.36),
    "frosted": ((0.66, 0.665, 0.68), 0.0, 0.55),
    "blade": ((0.014, 0.014, 0.015), 0.0, 0.30),
}

# Surfaces whose skin shows from near: how fine it is, in bumps a millimetre, and how deep.
SKINS = {
    "moulded": (5.0, 0.05), "coated": (3.5, 0.045), "graphite": (3.5, 0.03), "anodised": (9.0, 0.03), "shell": (7.0, 0.04), "lid": (0.12, 0.014), "lid-steel": (0.05, 0.03), "white": (2.6, 0.02),
}

WOVEN = {"fabric"}
BRUSHED = {"silver", "gunmetal", "aluminium", "zinc", "steel"}
KNITTED = {"mesh"}
FIBROUS = {"kraft"}
CREASED = {"tape"}

# Sheets of glass: what passes through one face of them, and how rough their mirror is.
PANES = {"pane": ((0.92, 0.93, 0.93), 0.02), "smoked": ((0.78, 0.78, 0.79), 0.25), "film": ((0.965, 0.915, 0.83), 0.18)}

# Strength of each surface that shines in the category's light.
GLOWS = {"glow": 3.2, "glow-soft": 1.4, "underglow": 0.5}

# A lit bar's hues, from left to right.
DIFFUSER_HUES = ((0.0, 0.42, 0.80), (0.03, 0.16, 0.95), (0.32, 0.05, 0.90), (0.90, 0.04, 0.38))

_accent = "company"


def use_accent(category):
    """Sets the category whose light 'glow' materials and rim lights take."""
    global _accent
    _accent = category


def accent():
    """The current category's light as an RGB triple."""
    return ACCENTS[_accent]


def _principled(made):
    return made.node_tree.nodes["Principled BSDF"]


def _add_noise(made, scale, strength, stretch=(1, 1, 1)):
    """A fine bump from object coordinates, so that cloth and brushed metal don't look like wax."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    noise = nodes.new("ShaderNodeTexNoise")
    bump = nodes.new("ShaderNodeBump")
    mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value = scale
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.1
    links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], _principled(made).inputs["Normal"])


def _add_grain(made, colour):
    """Oak staves along x, glued edge to edge: each of a tone of its own, with fine figure and short dark pores."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")

    def streaks(stretch, detail, dark, low, high):
        """Noise drawn out along x, as a factor between `dark` and 1."""
        mapping, noise, tones = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "MapRange"))
        mapping.inputs["Scale"].default_value = stretch
        noise.noise_dimensions = "4D"
        noise.inputs["Scale"].default_value = 1.0
        noise.inputs["Detail"].default_value = detail
        for name, value in (("From Min", low), ("From Max", high), ("To Min", dark), ("To Max", 1.0)):
            tones.inputs[name].default_value = value
        links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
        links.new(shift.outputs["Value"], noise.inputs["W"])
        links.new(noise.outputs["Fac"], tones.inputs["Value"])
        return tones.outputs["Result"]

    staves = nodes.new("ShaderNodeTexBrick")
    staves.offset, staves.offset_frequency = 0.37, 2
    for name, value in (("Scale", 1.0), ("Mortar Size", 0.35), ("Mortar Smooth", 0.4), ("Brick Width", 460.0), ("Row Height", 43.0)):
        staves.inputs[name].default_value = value
    staves.inputs["Color1"].default_value = (*(0.80 * part for part in colour), 1)
    staves.inputs["Color2"].default_value = (*(1.12 * part for part in colour), 1)
    staves.inputs["Mortar"].default_value = (*(0.42 * part for part in colour), 1)
    links.new(coordinates.outputs["Object"], staves.inputs["Vector"])
    # A stave's tone also says from where in the noise its figure is taken, so that it ends at the joint.
    shift = nodes.new("ShaderNodeMath")
    shift.operation = "MULTIPLY"
    shift.inputs[1].default_value = 900
    links.new(staves.outputs["Color"], shift.inputs[0])
    figure = streaks((0.007, 0.14, 0.14), 3, 0.80, 0.36, 0.62)
    pores = streaks((0.045, 0.75, 0.75), 2, 0.62, 0.30, 0.44)
    shade = nodes.new("ShaderNodeMath")
    shade.operation = "MULTIPLY"
    links.new(figure, shade.inputs[0])
    links.new(pores, shade.inputs[1])
    stained = nodes.new("ShaderNodeVectorMath")
    stained.operation = "SCALE"
    links.new(staves.outputs["Color"], stained.inputs[0])
    links.new(shade.outputs["Value"], stained.inputs["Scale"])
    links.new(stained.outputs["Vector"], _principled(made).inputs["Base Color"])


def _add_fibres(made, colour):
    """Recycled paper's figure: long faint clouds and short dark fibres."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    tones = nodes.new("ShaderNodeValToRGB")
    shares = []
    for stretch, detail in (((0.02, 0.05, 0.05), 4), ((0.5, 1.6, 1.6), 2)):
        mapping, cloud = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise")
        mapping.inputs["Scale"].default_value = stretch
        cloud.inputs["Scale"].default_value = 1.0
        cloud.inputs["Detail"].default_value = detail
        links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs["Vector"], cloud.inputs["Vector"])
        shares.append(cloud.outputs["Fac"])
    mean = nodes.new("ShaderNodeMath")
    mean.operation = "MULTIPLY_ADD"
    mean.inputs[1].default_value = 0.5
    half = nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    half.inputs[1].default_value = 0.5
    links.new(shares[1], half.inputs[0])
    links.new(shares[0], mean.inputs[0])
    links.new(half.outputs["Value"], mean.inputs[2])
    ramp = tones.color_ramp.elements
    ramp[0].position, ramp[1].position = 0.36, 0.62
    ramp[0].color = (*(0.84 * part for part in colour), 1)
    ramp[1].color = (*colour, 1)
    links.new(mean.outputs["Value"], tones.inputs["Fac"])
    links.new(tones.outputs["Color"], _principled(made).inputs["Base Color"])
    _add_flutes(made)


def _add_flutes(made):
    """The board's flutes, faintly seen through its paper every 7.6 mm: upright in walls, across in flaps."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    computed = arithmetic(made)
    coordinates = nodes.new("ShaderNodeTexCoord")
    place, facing = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeSeparateXYZ")
    links.new(coordinates.outputs["Object"], place.inputs["Vector"])
    links.new(coordinates.outputs["Normal"], facing.inputs["Vector"])
    waves = [computed("SINE", computed("MULTIPLY", place.outputs[axis], 2 * math.pi / 7.6)) for axis in "XY"]
    aside = computed("ABSOLUTE", facing.outputs["X"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Distance"].default_value = 0.0002
    links.new(computed("ADD", computed("MULTIPLY", waves[0], computed("SUBTRACT", 1.0, aside)), computed("MULTIPLY", waves[1], aside)), bump.inputs["Height"])
    links.new(bump.outputs["Normal"], _principled(made).inputs["Normal"])


def _add_gradient(made):
    """A frosted light bar along x, its lamps along its lower edge.

    Hues run into one another. Around each lamp they are bright and pale, and fade towards the bar's upper edge.
    """
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = _principled(made)
    shader.inputs["Base Color"].default_value = (0.07, 0.07, 0.072, 1)
    shader.inputs["Roughness"].default_value = 0.35
    _light_nothing_much(made)
    computed = arithmetic(made)
    axes = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], axes.inputs["Vector"])
    hues = nodes.new("ShaderNodeValToRGB")
    ramp = hues.color_ramp.elements
    ramp[0].color, ramp[1].color = (*DIFFUSER_HUES[0], 1), (*DIFFUSER_HUES[-1], 1)
    for place, colour in zip((0.35, 0.68), DIFFUSER_HUES[1:-1]):
        ramp.new(place).color = (*colour, 1)
    links.new(axes.outputs["X"], hues.inputs["Fac"])
    lamps = computed("MULTIPLY_ADD", computed("COSINE", computed("MULTIPLY", axes.outputs["X"], 2 * math.pi * 8)), -0.5, 0.5)
    near = computed("EXPONENT", computed("MULTIPLY", axes.outputs["Y"], -2.6))
    core = computed("MULTIPLY", near, computed("MULTIPLY_ADD", lamps, 0.7, 0.3))
    pale = nodes.new("ShaderNodeMixRGB")
    pale.inputs["Color2"].default_value = (1, 1, 1, 1)
    links.new(computed("MULTIPLY", core, 0.25), pale.inputs["Fac"])
    links.new(hues.outputs["Color"], pale.inputs["Color1"])
    links.new(pale.outputs["Color"], shader.inputs["Emission"])
    links.new(computed("MULTIPLY_ADD", core, 2.4, 0.55), shader.inputs["Emission Strength"])


def _add_falloff(made, colour):
    """What is seen around a key of the light under its middle: bright near it, next to nothing where four keys meet."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = _principled(made)
    shader.inputs["Base Color"].default_value = (0.03, 0.03, 0.033, 1)
    _light_nothing_much(made)
    computed = arithmetic(made)
    axes = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], axes.inputs["Vector"])
    away = computed("ADD", *(computed("POWER", computed("ABSOLUTE", axes.outputs[axis]), 2.0) for axis in "XY"))
    light = computed("EXPONENT", computed("MULTIPLY", away, -1 / 62))
    shader.inputs["Emission"].default_value = (*colour, 1)
    links.new(computed("MULTIPLY", light, 4.0), shader.inputs["Emission Strength"])


def _vary_roughness(made, roughness):
    """Clouds of a little more and less polish, as hands and moulds leave them: nothing real is even."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    coordinates = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    spread = nodes.new("ShaderNodeMapRange")
    noise.inputs["Scale"].default_value = 0.035
    noise.inputs["Detail"].default_value = 2
    spread.inputs["From Min"].default_value = 0.3
    spread.inputs["From Max"].default_value = 0.7
    spread.inputs["To Min"].default_value = roughness * 0.95
    spread.inputs["To Max"].default_value = min(1, roughness * 1.05)
    links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], spread.inputs["Value"])
    links.new(spread.outputs["Result"], _principled(made).inputs["Roughness"])


def _light_nothing_much(made):
    """Keeps small lights from being aimed at from every point of the scene, which costs half of all samples."""
    made.cycles.sample_as_light = False


def _emission(made, colour, strength):
    shader = _principled(made)
    shader.inputs["Base Color"].default_value = (*(0.12 * part for part in colour), 1)
    shader.inputs["Emission"].default_value = (*colour, 1)
    shader.inputs["Emission Strength"].default_value = strength
    _light_nothing_much(made)


def get_drawing_material(name, shine=0.0, polish=0.06):
    """Returns the material that shows a drawing of drawings/, printed, or lit behind glass where `shine` is over 0.

    `polish` is the glass's roughness: matt glass spreads what it mirrors.
    """
    key = f"drawn {name} {shine} {polish}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    path = DRAWINGS / f"{name}.png"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run 'node artwork/draw.mjs' first")
    made = bpy.data.materials.new(key)
    made.use_nodes = True
    shader, links = _principled(made), made.node_tree.links
    picture = made.node_tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(str(path), check_existing=True)
    links.new(picture.outputs["Alpha"], shader.inputs["Alpha"])
    if shine:
        shader.inputs["Base Color"].default_value = (0.004, 0.004, 0.005, 1)
        shader.inputs["Roughness"].default_value = polish
        shader.inputs["Emission Strength"].default_value = shine
        _light_nothing_much(made)
        links.new(picture.outputs["Color"], shader.inputs["Emission"])
    else:
        shader.inputs["Roughness"].default_value = 0.45
        links.new(picture.outputs["Color"], shader.inputs["Base Color"])
    return made


def _pane(made, tint, roughness):
    """A sheet of glass too thin to bend light: it mirrors more the flatter it is looked at, and tints what is behind."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    fresnel = nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1.5
    through, mirror = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
    through.inputs["Color"].default_value = (*tint, 1)
    mirror.inputs["Roughness"].default_value = roughness
    mixed, output = nodes.new("ShaderNodeMixShader"), nodes.new("ShaderNodeOutputMaterial")
    # On its way out a ray would be mirrored back inside, as in a thick block: only the outer face mirrors.
    outside, facing = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeNewGeometry")
    outside.operation = "SUBTRACT"
    outside.use_clamp = True
    links.new(fresnel.outputs["Fac"], outside.inputs[0])
    links.new(facing.outputs["Backfacing"], outside.inputs[1])
    links.new(outside.outputs["Value"], mixed.inputs["Fac"])
    links.new(through.outputs["BSDF"], mixed.inputs[1])
    links.new(mirror.outputs["BSDF"], mixed.inputs[2])
    links.new(mixed.outputs["Shader"], output.inputs["Surface"])


def arithmetic(made):
    """For a material, `computed(operation, *terms)`: a node of that operation on numbers and sockets; it gives its socket."""
    nodes, links = made.node_tree.nodes, made.node_tree.links

    def computed(operation, *terms):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, term in zip(node.inputs, terms):
            if isinstance(term, float):
                socket.default_value = term
            else:
                links.new(term, socket)
        return node.outputs["Value"]

    return computed


def _sheen(made):
    """What upright glass in the plane of x and z mirrors of a strip light: a slanting band that fades downwards."""
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    axes = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], axes.inputs["Vector"])
    computed = arithmetic(made)

    def passing(value, start, end):
        node = nodes.new("ShaderNodeMapRange")
        node.interpolation_type = "SMOOTHSTEP"
        node.inputs["From Min"].default_value, node.inputs["From Max"].default_value = start, end
        links.new(value, node.inputs["Value"])
        return node.outputs["Result"]

    aside = computed("SUBTRACT", axes.outputs["X"], computed("MULTIPLY", axes.outputs["Z"], 0.42))
    bands = [computed("MULTIPLY", passing(aside, left, left + 6.0), passing(aside, right, right - 6.0)) for left, right in ((-160.0, -106.0), (-90.0, -76.0))]
    shine = computed("MULTIPLY", computed("ADD", *bands), passing(axes.outputs["Z"], -260.0, 250.0))
    through, light, both, output = (nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "AddShader", "OutputMaterial"))
    links.new(computed("MULTIPLY", shine, 0.1), light.inputs["Strength"])
    links.new(through.outputs["BSDF"], both.inputs[0])
    links.new(light.outputs["Emission"], both.inputs[1])
    links.new(both.outputs["Shader"], output.inputs["Surface"])
    _light_nothing_much(made)


def material(name):
    """Returns the material of that name: one of SOLIDS, PANES or GLOWS, or a light or cloth named below."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = _principled(made)
    if name in SOLIDS:
        colour, metallic, roughness = SOLIDS[name]
        shader.inputs["Base Color"].default_value = (*colour, 1)
        shader.inputs["Metallic"].default_value = metallic
        shader.inputs["Roughness"].default_value = roughness
        _vary_roughness(made, roughness)
        if name in SKINS:
            _add_noise(made, *SKINS[name])
        if name in WOVEN:
            _add_noise(made, 1.2, 0.5)
        if name == "leather":
            _add_noise(made, 0.9, 0.07)
        if name in KNITTED:
            _add_noise(made, 1.4, 0.9)
        if name == "mat":
            _add_noise(made, 0.9, 0.45)
        if name == "oak":
            _add_grain(made, colour)
        if name in FIBROUS:
            _add_fibres(made, colour)
        if name in CREASED:
            _add_noise(made, 0.05, 0.02)
        if name in BRUSHED:
            _add_noise(made, 0.8, 0.03, (0.05, 2, 2))
    elif name in GLOWS:
        _emission(made, accent(), GLOWS[name])
    elif name == "glow-core":
        _emission(made, tuple(0.45 + 0.55 * part for part in accent()), 6.0)
    elif name == "keylight":
        _add_falloff(made, accent())
    elif name == "diffuser":
        _add_gradient(made)
    elif name == "softlight":
        _emission(made, (1.0, 0.97, 0.93), 6.0)
        made.cycles.sample_as_light = True
    elif name == "lamp-dim":
        _emission(made, (1.0, 1.0, 1.0), 1.5)
    elif name == "glow-key":
        shader.inputs["Base Color"].default_value = (*(0.55 * part + 0.02 for part in accent()), 1)
        shader.inputs["Roughness"].default_value = 0.45
    elif name == "gauze":
        shader.inputs["Base Color"].default_value = (0.01, 0.01, 0.01, 1)
        shader.inputs["Alpha"].default_value = 0.55
    elif name == "led":
        _emission(made, (0.2, 1.0, 0.35), 2.5)
    elif name in PANES:
        _pane(made, *PANES[name])
    elif name == "sheen":
        _sheen(made)
    else:
        raise KeyError(f"no material is called {name!r}")
    return made
