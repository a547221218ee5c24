/** The script of a page without boxes, such as the home page. */
import './hydration-triggers';
import './load-enquiry';
import '@/components/layout/enhancements';
import '@/components/sections/category-cards.enhance';
