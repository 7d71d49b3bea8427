import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import type { LineChange } from '#shop/cart/cart-changes.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'

const copy = () => t(cartTexts.cartChanges)

export function CartChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return null
  const texts = changes.map((change) => say(t(cartTexts.shop).changes, change))
  return (
    <Note kind="warn" live title={copy().yourCartHasChanged}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  )
}
