interface Heads {
  readonly heading: string;
  readonly text: string;
}

/** A position in metres from the plan's upper left corner. */
interface Position {
  readonly x: number;
  readonly y: number;
}

/** A thing drawn to scale, in millimetres. */
export interface DrawnThing {
  readonly shape: 'sheet' | 'mini' | 'tower' | 'unit' | 'stick' | 'slab' | 'disk';
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Things side by side: whole computers, or drives in their bays. */
export interface LineUpDrawing extends Heads {
  readonly kind: 'lineup' | 'bays';
  readonly things: readonly DrawnThing[];
}

/** A desk of a width in millimetres. The first screens stand on it, the others are drawn over them as outlines. */
export interface DeskDrawing extends Heads {
  readonly kind: 'desk';
  readonly width: number;
  readonly screens: readonly {
    readonly name: string;
    /** In inches. */
    readonly diagonal: number;
    /** The aspect ratio, such as [16, 9]. */
    readonly shape: readonly [number, number];
    /** How many stand side by side. */
    readonly abreast: number;
  }[];
  readonly keyboards: readonly {
    readonly name: string;
    /** The widths of its blocks of keys, the letters first, in keys; between two stands a quarter of one. */
    readonly blocks: readonly number[];
  }[];
}

/** A floor plan in metres. */
export interface FloorPlan extends Heads {
  readonly kind: 'plan';
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly (Position & {
    readonly name: string;
    readonly width: number;
    readonly depth: number;
    /** A position clear of cables and marks. */
    readonly nameAt: Position;
  })[];
  /** The end of each opening nearer to the corner, and the direction in which the door opens. */
  readonly doors: readonly (Position & { readonly opens: 'up' | 'down' | 'left' | 'right' })[];
  readonly rack: Position;
  /** The position of the tray that carries every cable along the building. */
  readonly tray: number;
  readonly ceiling: number;
  readonly switchPorts: number;
  readonly outlets: readonly (Position & {
    readonly kind: 'desks' | 'access point' | 'camera';
    readonly ports: number;
  })[];
}

export type PageDrawing = LineUpDrawing | DeskDrawing | FloorPlan;
