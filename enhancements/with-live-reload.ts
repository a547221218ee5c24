import './index';

// A changed enhancement that ran beside its older version would answer each press twice: the page loads again.
import.meta.turbopackHot?.dispose(() => location.reload());
