import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whom the commands run as where the bench itself runs as root: 'nobody' on most systems. */
const ORDINARY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** Where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9/';
const PORT = 4890;
const NODE_WARNING = /\(node:\d+\)|MODULE_TYPELESS|DEP0\d+/;

interface Machine {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** This environment without what npm sets for a script that it runs. */
function inherited(): Record<string, string> {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/i.test(name));
  return Object.fromEntries(own.map(([name, value]) => [name, value ?? '']));
}

/** A folder with what is committed, and an environment in which a version of Node comes first. */
function prepare(version: string): Machine {
  const home = mkdtempSync(path.join(tmpdir(), 'machine-'));
  execFileSync('npm', [
    'install',
    '--no-save',
    '--prefix',
    path.join(home, 'node'),
    `node@${version}`,
  ]);
  const folder = path.join(home, 'Größe und Übermaß');
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(file, path.join(folder, file));
  }
  if (ORDINARY.uid !== undefined) {
    for (const entry of ['.', ...readdirSync(home, { recursive: true, encoding: 'utf8' })]) {
      chownSync(path.join(home, entry), ORDINARY.uid, ORDINARY.gid);
    }
  }
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return {
    folder,
    environment: {
      ...inherited(),
      PATH: `${path.join(home, 'node/node_modules/.bin')}:${process.env.PATH}`,
      HOME: home,
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: `${PORT}`,
      npm_config_registry: registry,
    },
  };
}

function run({ folder, environment }: Machine, command: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: environment as NodeJS.ProcessEnv,
    encoding: 'utf8',
    ...ORDINARY,
  });
  return { passed: status === 0, output: `${stdout}${stderr}` };
}

/** A hash over names and bytes of all files of a build. */
function hashOf(out: string): string {
  const hash = createHash('sha256');
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map((entry) => path.join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.relative(out, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Runs `npm start` until it has answered. */
async function start({ folder, environment }: Machine): Promise<boolean> {
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: environment as NodeJS.ProcessEnv,
    detached: true,
    ...ORDINARY,
  });
  try {
    const address = await new Promise<string | undefined>((resolve) => {
      let said = '';
      server.stdout.on('data', (text) => {
        said += text;
        const found = /The site is at (http\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      server.on('exit', () => resolve(undefined));
    });
    return address !== undefined && (await fetch(address)).ok;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  }
}

const told = (passed: boolean) => (passed ? 'works' : 'fails');

/**
 * Tries all on one version of Node.
 *
 * @param test the npm script that tests
 */
export async function tryMachine(version: string, test: string) {
  const online = prepare(version);
  const { folder } = online;
  const refused = {
    npm_config_registry: NOWHERE,
    HTTP_PROXY: NOWHERE,
    HTTPS_PROXY: NOWHERE,
    // The browser tests ask their own server.
    NO_PROXY: 'localhost',
  };
  const offline = { folder, environment: { ...online.environment, ...refused } };
  const out = path.join(folder, 'out');
  const node = run(online, 'node', ['--version']).output.trim();
  const install = run(online, 'npm', ['ci']);
  if (!install.passed) console.error(install.output.slice(-4_000));
  const started = await start(offline);
  const first = started ? hashOf(out) : '';
  rmSync(path.join(folder, '.next'), { recursive: true, force: true });
  const again = run(offline, 'npm', ['run', 'build']);
  const second = again.passed ? hashOf(out) : '';
  const tests = run(offline, 'npm', ['run', test]);
  if (!tests.passed) console.error(tests.output.slice(-4_000));
  const warnings = [install, again, tests].flatMap(({ output }) => output.split('\n'));
  rmSync(path.dirname(folder), { recursive: true, force: true });
  return {
    node,
    installed: told(install.passed),
    started: told(started),
    tested: told(tests.passed),
    bytes: first === second ? first : `${first}, then ${second}`,
    warnings: new Set(warnings.filter((line) => NODE_WARNING.test(line))).size,
  };
}

/** Tries a version that is too old: how the install ends, and the one line that a build ends with. */
export function tryOldMachine(version: string) {
  const machine = prepare(version);
  const install = run(machine, 'npm', ['ci']);
  const build = run(machine, 'npm', ['run', 'build', '--silent']);
  const node = run(machine, 'node', ['--version']).output.trim();
  rmSync(path.dirname(machine.folder), { recursive: true, force: true });
  const code = /npm error code (\S+)/.exec(install.output)?.[1];
  return {
    node,
    installed: install.passed ? 'no error' : `\`${code}\``,
    built: build.output.trim().split('\n').at(-1) ?? '',
  };
}
