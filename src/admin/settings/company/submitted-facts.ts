import { oneLine } from '#admin/ui/form-texts.ts'
import { type Facts, factNames } from '#company/facts.ts'

export type Unverified = Partial<Facts>

/** What a form says: the facts that were changed in it, as they were typed, and all of them as they were seen before. */
export function submittedFacts(texts: Record<string, string>): { entered: Unverified; seen: Unverified } {
  const entered: Unverified = {}
  const seen: Unverified = {}
  for (const name of factNames) {
    // Fields that grow take breaks; a fact is one line.
    const [text, was] = [texts[name] === undefined ? undefined : oneLine(texts[name]), texts[`seen-${name}`]]
    if (was !== undefined) seen[name] = was
    if (text !== undefined && text !== was) entered[name] = text
  }
  return { entered, seen }
}
