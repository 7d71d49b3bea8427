import type { Claim } from '#content/claims.ts'
import { footerBadges, footerCallToAction } from '#content/navigation.ts'
import { wordsOf } from '#platform/claims/claims.ts'

/** The words of the frame that rest on claims. A badge may have a title alone. */
export type FrameWords = { offer: string; badges: { title: string; text: string }[] }

/** What the frame says when exactly these claims may be shown. A badge without its title is left out. */
export function frameWords(shown: readonly Claim[]): FrameWords {
  return {
    offer: wordsOf(footerCallToAction.offer, shown),
    badges: footerBadges.flatMap((badge) => {
      const title = said(badge.title, shown)
      return title === '' ? [] : [{ title, text: said(badge.text, shown) }]
    }),
  }
}

function said(words: string | { claimId: string }, shown: readonly Claim[]): string {
  if (typeof words === 'string') return words
  const claim = shown.find(({ id }) => id === words.claimId)
  return claim ? `${claim.value} ${claim.text}` : ''
}
