import type { StatusKind } from '#design/feedback/status.tsx'
import { wordsIn } from '#platform/words.ts'
import type { ClaimView } from './list-claims.server.ts'
import { type ClaimWords, en } from './words-en.ts'

export const claimWords = wordsIn<ClaimWords>({ en })

export function claimBadge({ isShown, proven, isExpired, evidence }: ClaimView): { kind: StatusKind; label: string } {
  const { states } = claimWords()
  if (evidence?.hasRunOut) return { kind: 'bad', label: states['run-out'] }
  if (isShown)
    return proven ? { kind: 'done', label: states['shown-proven'] } : { kind: 'warn', label: states['shown-unproven'] }
  return { kind: 'off', label: isExpired ? states.over : states.hidden }
}
