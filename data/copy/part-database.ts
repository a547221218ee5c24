/** The details that distinguish parts of one name. */
export const partDetailCopy = {
  maxGpuLength: 'cards up to {amount} mm',
  watts: '{amount} W',
} as const;
