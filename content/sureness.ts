/**
 * How sure a fact of a canton is. certain: an official text, or two independent recent sources that agree; likely: one good
 * secondary or an older official source, shown as likely with its source; unknown: not found or contradicted, never shown as a fact.
 */
export type Sureness = 'certain' | 'likely' | 'unknown'

/** Where a fact was found, and how sure that makes it. */
export type Sourced = { sureness: Sureness; source: string }
