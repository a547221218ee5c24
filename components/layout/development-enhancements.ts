import './enhancements';
import '@/components/ui/open-wide.enhance';
import '@/components/enquiry/enhancements';
import '@/components/sections/category-cards.enhance';
import '@/components/visitor-pc/visitor-pc-row.enhance';

// Reloads the page, since a changed enhancement and its older version would both answer each press.
import.meta.turbopackHot?.dispose(() => location.reload());
