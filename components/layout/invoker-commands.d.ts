import 'react';

/**
 * Attributes that React renders but its types lack.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
