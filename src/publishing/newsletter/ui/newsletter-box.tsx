import { newsletter } from '#content/pages/newsletter.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import type { Topic } from '#publishing/newsletter/subscription.ts'
import { NewsletterForm } from './newsletter-form.tsx'

export function NewsletterBox({ topic }: { topic: Topic }) {
  return (
    <ServerRendered name={`newsletter-${topic}`}>{import.meta.env.SSR && <BoxContent topic={topic} />}</ServerRendered>
  )
}

function BoxContent({ topic }: { topic: Topic }) {
  const { title, text } = newsletter.box[topic]
  return (
    <div className="measure stack close">
      <h2 className="t24">{title}</h2>
      <p className="soft">{text}</p>
      <NewsletterForm topic={topic} />
    </div>
  )
}
