// Runs before all else: in syntax that old versions read, and nothing imported.
var WANTED = [20, 19];
var found = process.versions.node.split('.').map(Number);

if (found[0] < WANTED[0] || (found[0] === WANTED[0] && found[1] < WANTED[1])) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      WANTED.join('.') +
      ' or newer.',
  );
  process.exit(1);
}
