/** The enhancements of every page: scripts that work before and without React. */

import './phone-menu.enhance';
import '@/components/quote-sheet/quote-sheet.enhance';
import './speculation-rules.enhance';
import '@/components/mail/double-press.enhance';
import '@/components/mail/message-notice.enhance';
