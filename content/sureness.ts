/**
 * certain: an official text, or two independent recent sources that agree. likely: one good secondary or an older
 * official source, shown as likely with its source. unknown: not found or contradicted, never shown as a fact.
 */
export type Sureness = 'certain' | 'likely' | 'unknown'

export type Sourced = { sureness: Sureness; source: string }
