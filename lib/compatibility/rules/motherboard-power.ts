import { formatCount } from '@/lib/text/grammar';
import { createFinding, type Finding, listFindings, NOT_COMPARED, type Rule } from '../finding';
import type { Motherboard, Psu } from '../parts';
import { createUnknownDetailFinding, createUnknownFactFinding } from './unknown-facts';

/** Matches sockets that no workstation has: 'AM5' and 'LGA1700', but not 'TR4' and 'LGA2066'. */
const COMMON_SOCKET = /^(?:AM|FM|LGA1|LGA775)/;
/** The most power inputs for the processor on a motherboard with a common socket. */
const COMMON_MAX_INPUTS = 2;

/** Compares a power supply's main lead and its processor leads with a motherboard's inputs. */
export const checkMotherboardPower: Rule<'psu', 'motherboard'> = (psu, motherboard) => {
  const finding = checkMainLead(psu, motherboard);
  if (finding) return [finding];
  // The leads of most visitors' supplies are not on record.
  if (psu.facts.leads === undefined) return NOT_COMPARED;
  return listFindings(checkEpsLeads(psu, motherboard, psu.facts.leads.EPS));
};

/** Compares the main lead, which has 24 pins, or 10 by Intel's 12VO standard. */
function checkMainLead(psu: Psu, motherboard: Motherboard): Finding | undefined {
  const { socket = '', formFactor, is12vo = false, mayHaveOwnConnector } = motherboard.facts;
  if (is12vo !== (psu.facts.is12vo ?? false)) {
    const text = is12vo
      ? '[motherboard needs] a 10-pin 12VO lead, which [psu doesn’t have]'
      : '[motherboard doesn’t take] the 10-pin 12VO lead of [psu]';
    return createFinding('psu-12vo', [psu, motherboard], text);
  }
  // A motherboard without a known socket may be that of a laptop, or of a ready-made PC with
  // connectors of its own. A thin one takes a laptop's power supply.
  if (socket === '' || mayHaveOwnConnector || formFactor === 'Thin Mini-ITX')
    return createUnknownFactFinding(motherboard, 'the board’s power connector', [psu, motherboard]);
  if (motherboard.cpuName === undefined) return undefined;
  // Nothing is known of the motherboard but its processor, so it may be that of a ready-made PC.
  const text = '[psu works with] [motherboard] if it takes the usual 24-pin lead';
  return createFinding('main-lead-unknown', [psu, motherboard], text, {
    advice: 'Ready-made PCs often don’t',
    summary: { advice: 'check that it takes the usual 24-pin lead' },
  });
}

/** Compares the processor leads with the inputs. Unknown inputs count as the usual maximum. */
function checkEpsLeads(
  psu: Psu,
  motherboard: Motherboard,
  leads: number | undefined,
): Finding | undefined {
  const { socket = '', epsInputs: inputs } = motherboard.facts;
  const maxInputs = COMMON_SOCKET.test(socket) ? COMMON_MAX_INPUTS : Number.POSITIVE_INFINITY;
  const neededLeads = inputs ?? maxInputs;
  if ((leads ?? 0) >= neededLeads) return undefined;
  if (leads === undefined || inputs === undefined)
    return createUnknownDetailFinding('the power leads for the processor', [psu, motherboard]);
  const text = `[motherboard has] ${formatCount(inputs, 'processor power input')}, and [psu has] leads for ${leads}`;
  return createFinding('eps-short', [psu, motherboard], text, { advice: 'See the board’s manual' });
}
