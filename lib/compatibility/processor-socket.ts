import { processorSockets } from '@/data/processor-sockets';

/** The socket of a processor by its name, as anybody may type it; undefined where the name does not tell. */
export const findSocket = (typed: string): string | undefined =>
  processorSockets.find(([name]) => name.test(typed.toLowerCase()))?.[1] || undefined;
