// Runs before all else: in syntax that old versions read, and with nothing imported that must be installed.
var MAJOR = 20;
var MINOR = 19;
var found = process.versions.node.split('.').map(Number);
var major = found[0] || 0;
var minor = found[1] || 0;

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

if (major < MAJOR || (major === MAJOR && minor < MINOR)) {
  stop(`Node ${process.versions.node} is too old: install Node ${MAJOR}.${MINOR} or newer.`);
}

// What builds the site is listed as tools for development, which npm may be told to leave out.
var fs = require('node:fs');
var path = require('node:path');
var listed = require('../package.json');
var missing = Object.keys(Object.assign({}, listed.dependencies, listed.devDependencies)).filter(
  (name) => !fs.existsSync(path.join(__dirname, '../node_modules', name)),
);
if (missing.length > 0) {
  stop(`Not installed: ${missing.join(', ')}. Run \`npm ci --include=dev\`.`);
}
