import { Note } from '#design/feedback/note.tsx'
import { say } from '#platform/words.ts'
import type { LineChange } from '#shop/cart/cart-changes.ts'
import { shopWords } from '#shop/words.ts'

export function CartChanges({ changes }: { changes: readonly LineChange[] }) {
  if (changes.length === 0) return null
  const texts = changes.map((change) => say(shopWords().changes, change))
  return (
    <Note kind="warn" live title="Your cart has changed">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  )
}
