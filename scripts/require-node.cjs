// Checks the version of Node and the installation, in syntax that old versions read and without any package.
var packageJson = require('../package.json');

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}

var requiredVersion = packageJson.engines.node.replace('>=', '');
if (process.versions.node.localeCompare(requiredVersion, 'en', { numeric: true }) < 0) {
  stop(`Node ${process.versions.node} is too old: install Node ${requiredVersion} or newer.`);
}

// The build needs devDependencies, which npm may have been told to leave out.
var fs = require('node:fs');
var path = require('node:path');
var dependencies = Object.assign({}, packageJson.dependencies, packageJson.devDependencies);
var missing = Object.keys(dependencies).filter(
  (name) => !fs.existsSync(path.join(__dirname, '../node_modules', name)),
);
if (missing.length > 0) {
  stop(`Not installed: ${missing.join(', ')}. Run \`npm ci --include=dev\`.`);
}
