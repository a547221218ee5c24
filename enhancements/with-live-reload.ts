import './index';

// Reloads the page, since a changed enhancement and its older version would both answer each press.
import.meta.turbopackHot?.dispose(() => location.reload());
