import { home } from '#content/pages/home.ts'
import type { Guarantee } from '#content/pages/pricing.ts'
import { ArrowLink } from '#platform/ui/button.tsx'
import { classes } from '#platform/ui/classes.ts'
import { Monogram, Wrap } from '#platform/ui/layout.tsx'
import { Tag } from '#platform/ui/status.tsx'

/** What clients say, and what they can hold us to. An invented quote is labelled as one. */
export function Quotes({ promises }: { promises: readonly Pick<Guarantee, 'id' | 'title' | 'short'>[] }) {
  const { testimonials } = home
  return (
    <section className="section">
      <Wrap>
        <div className="quotes">
          <div className="quotes-list">
            <h2 className="visually-hidden">{testimonials.title}</h2>
            {testimonials.items.map(({ quote, person, detail, monogram, isSample }, i) => (
              <blockquote key={person} className={classes(i > 0 && 'quote-small')}>
                <p>{quote}</p>
                <footer>
                  <Monogram initials={monogram} soft />
                  <span>
                    <b>{person}</b>
                    <br />
                    <span className="soft">{detail}</span>
                  </span>
                  {isSample && <Tag>{testimonials.sampleLabel}</Tag>}
                </footer>
              </blockquote>
            ))}
          </div>
          <div>
            <h2 className="t24">{home.promises.title}</h2>
            <ul className="lined promise-list">
              {promises.map(({ id, title, short }) => (
                <li key={id}>
                  <b>{title}</b>
                  <span className="soft">{short}</span>
                </li>
              ))}
            </ul>
            <ArrowLink to={home.promises.link.href}>{home.promises.link.name}</ArrowLink>
          </div>
        </div>
      </Wrap>
    </section>
  )
}
