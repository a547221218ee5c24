import { memoryTypesBySocket } from '@/data/parts/sockets';
import { addArticle, capitalise } from '@/lib/text/grammar';
import { createFinding, type Finding, listFindings, type Rule } from '../finding';
import { SHOP_CHECKS } from '../finding-text';
import { type Cpu, filterByKind, type Motherboard, type Part } from '../parts';
import { listNewMemoryTypes } from './left-over-memory';
import { createUnknownFactFinding } from './unknown-facts';

/** Compares the sockets, then the processor's watts, then the motherboard maker's support list. */
export const checkCpuSupport: Rule<'cpu', 'motherboard'> = (cpu, motherboard, allParts) =>
  listFindings(
    checkSocket(cpu, motherboard, allParts) ??
      checkCpuWatts(cpu, motherboard) ??
      checkBios(cpu, motherboard),
  );

function checkSocket(
  cpu: Cpu,
  motherboard: Motherboard,
  allParts: readonly Part[],
): Finding | undefined {
  const parts = [cpu, motherboard];
  const { socket } = cpu.facts;
  const { socket: motherboardSocket } = motherboard.facts;
  if (socket === undefined) return createUnknownFactFinding(cpu, 'the processor’s socket', parts);
  if (motherboardSocket === undefined)
    return createUnknownFactFinding(motherboard, 'the board’s socket', parts);
  if (socket === motherboardSocket) return undefined;
  const text = `[cpu needs] socket ${socket}; [motherboard has] ${motherboardSocket}`;
  // A product stays, and the visitor's part is replaced. Of two products the processor stays. A
  // socket with a single memory type calls for that memory, too, unless the enquiry has it.
  const socketTypes = memoryTypesBySocket[socket] ?? [];
  const newTypes = cpu.isOwned ? listNewMemoryTypes(motherboard, socketTypes) : socketTypes;
  const [newType, otherType] = newTypes;
  const hasMemory = filterByKind(allParts, 'memory').some(({ facts }) => facts.type === newType);
  const isMemoryNeeded = newType !== undefined && otherType === undefined && !hasMemory;
  const memory = isMemoryNeeded ? ` and ${newType} memory` : '';
  const part = cpu.isOwned ? `${motherboardSocket} processor` : `${socket} board`;
  const needs = addArticle(`${part}${memory}`);
  return createFinding('socket-differs', parts, text, {
    summary: cpu.isOwned ? { text: '[motherboard doesn’t take] [cpu]' } : undefined,
    needs,
    isMemoryNeeded,
  });
}

/** Returns the finding on a processor that may draw too much for a budget chipset's motherboard. */
function checkCpuWatts(cpu: Cpu, motherboard: Motherboard): Finding | undefined {
  const { watts = 0 } = cpu.facts;
  const { maxCpuWatts = Number.POSITIVE_INFINITY } = motherboard.facts;
  if (watts <= maxCpuWatts) return undefined;
  const text = `${SHOP_CHECKS} that [motherboard runs] [cpu], since ${watts} W is a lot for a budget board`;
  return createFinding('cpu-draws-much', [cpu, motherboard], text);
}

/** Returns the finding on a processor for which the motherboard may need a newer BIOS. */
function checkBios(cpu: Cpu, motherboard: Motherboard): Finding | undefined {
  const parts = [cpu, motherboard];
  const { series } = cpu.facts;
  const { biosReasonsBySeries, hasFlashback } = motherboard.facts;
  if (series === undefined || biosReasonsBySeries === undefined) {
    const text = `[cpu fits] [motherboard], which may first need a BIOS update${formatUpdateMethod(hasFlashback)}`;
    return createFinding('bios-unknown', parts, text, {
      summary: { advice: 'check if the board needs a BIOS update' },
    });
  }
  const updateReason = biosReasonsBySeries[series];
  if (updateReason === undefined)
    return createFinding('cpu-unlisted', parts, `${SHOP_CHECKS} that [motherboard takes] [cpu]`);
  if (updateReason === null) return undefined;
  const reason = `${capitalise(updateReason)}.`;
  const text = '[cpu fits] [motherboard] after a BIOS update';
  if (hasFlashback) {
    const explanation = `The update needs only a USB stick. ${reason}`;
    return createFinding('bios-flashback', parts, text, { explanation });
  }
  return createFinding('bios-update', parts, text, {
    advice: hasFlashback === false ? 'The update needs an older processor in the board' : undefined,
    explanation: reason,
  });
}

/** Formats how a BIOS is updated, as an addition to a sentence; '' if that is not on record. */
function formatUpdateMethod(hasFlashback: boolean | undefined): string {
  if (hasFlashback === undefined) return '';
  return hasFlashback ? ' from a USB stick' : ' with an older processor in it';
}
