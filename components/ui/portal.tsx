import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders its children into an element of the page that another component has, once the page is hydrated. */
export function Portal({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setElement(document.getElementById(id)), [id]);
  return element && createPortal(children, element);
}
