/**
 * certain: from an official text, or from two independent recent sources that agree. likely: from one good secondary or
 * older official source, shown with the fact. unknown: not found or contradictory, never shown as a fact.
 */
export type Sureness = 'certain' | 'likely' | 'unknown'

export type Sourced = { sureness: Sureness; source: string }

/** Day on which the facts of this folder were last read in their sources, unless a fact has its own day. */
export const procedureReadOn = '2026-11-25'
