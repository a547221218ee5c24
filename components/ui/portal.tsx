import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders its children into the element with this id, which another component has rendered. */
export function Portal({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const [element, setElement] = useState<Element | null>(null);
  useEffect(() => setElement(document.getElementById(id)), [id]);
  return element && createPortal(children, element);
}
