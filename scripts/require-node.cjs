// Runs before all else: in syntax that old versions read, and with nothing imported that must be installed.
var listed = require('../package.json');

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

var needed = listed.engines.node.replace('>=', '');
if (process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0) {
  stop(`Node ${process.versions.node} is too old: install Node ${needed} or newer.`);
}

// What builds the site is listed as tools for development, which npm may be told to leave out.
var fs = require('node:fs');
var path = require('node:path');
var missing = Object.keys(Object.assign({}, listed.dependencies, listed.devDependencies)).filter(
  (name) => !fs.existsSync(path.join(__dirname, '../node_modules', name)),
);
if (missing.length > 0) {
  stop(`Not installed: ${missing.join(', ')}. Run \`npm ci --include=dev\`.`);
}
