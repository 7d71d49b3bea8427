import { wordsOf } from '#company/claims/claims.ts'
import type { Claim } from '#content/claims.ts'
import { footerBadges, footerCallToAction } from '#content/navigation.ts'

export type ShellWords = {
  offer: string
  badges: { title: string; text: string }[]
  claimsSupport: boolean
}

/**
 * `shown`: advertising claims that may be shown. A badge with another claim shows its alternative text. Badges without
 * such a text, and badges with placeholder texts, are omitted.
 */
export function shellWords(shown: readonly Claim[]): ShellWords {
  return {
    offer: wordsOf(footerCallToAction.offer, shown),
    claimsSupport: shown.some(({ id }) => id === 'support-24-7'),
    badges: footerBadges.flatMap((badge) => {
      if (badge.isPlaceholder) return []
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

/** Pages of people who are buying, booking, subscribing or answering questions, or have done so: the footer offers nothing. */
const withoutOffer = [
  ...['/cart', '/checkout', '/success', '/set-password', '/verify-email', '/confirm-email-change', '/not-me'],
  ...['/book', '/newsletter/', '/letters', '/keep-account', '/household-invitation', '/do-i-have-to-file'],
]

export function hasOffer(path: string): boolean {
  return path.startsWith('/newsletter/archive') || !withoutOffer.some((start) => path.startsWith(start))
}
