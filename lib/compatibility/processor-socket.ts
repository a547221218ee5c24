import { socketPatterns } from '@/data/processor-sockets';

/** Returns the socket of a processor by its typed name, or undefined for an unknown name. */
export const findSocket = (typed: string): string | undefined =>
  socketPatterns.find(([pattern]) => pattern.test(typed.toLowerCase()))?.[1] || undefined;
