/** The classes of a form's label, which stands above its field. */
export const FIELD_LABEL_CLASS = 'grid gap-1.5 text-small leading-tight font-semibold';
