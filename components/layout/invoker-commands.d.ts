import 'react';

/** React passes these on; its types do not know them yet. See https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
