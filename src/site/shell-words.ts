import { wordsOf } from '#claims/claims.ts'
import type { Claim } from '#content/claims.ts'
import { footerBadges, footerCallToAction } from '#content/navigation.ts'

/** The words of the frame that rest on claims. A badge may have a title alone. */
export type ShellWords = {
  offer: string
  badges: { title: string; text: string }[]
  /** Whether the footer may print the firm's statement on support at all hours. */
  claimsSupport: boolean
}

/** What the frame says when exactly these claims may be shown. Where the title of a badge is missing, something else stands there. */
export function shellWords(shown: readonly Claim[]): ShellWords {
  return {
    offer: wordsOf(footerCallToAction.offer, shown),
    claimsSupport: shown.some(({ id }) => id === 'support-24-7'),
    badges: footerBadges.flatMap((badge) => {
      const title = content(badge.title, shown)
      if (title === '') return badge.otherwise ? [badge.otherwise] : []
      return [{ title, text: content(badge.text, shown) }]
    }),
  }
}

function content(words: string | { claimId: string }, shown: readonly Claim[]): string {
  if (typeof words === 'string') return words
  const claim = shown.find(({ id }) => id === words.claimId)
  return claim ? `${claim.value} ${claim.text}` : ''
}
