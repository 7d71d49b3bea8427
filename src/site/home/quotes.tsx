import type { Guarantee } from '#content/pages/guarantees.ts'
import { home, type testimonials } from '#content/pages/home.ts'
import { ArrowLink } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { Tag } from '#design/feedback/status.tsx'
import { Monogram, Section, Wrap } from '#design/page/layout.tsx'

type Promised = Pick<Guarantee, 'id' | 'title' | 'short'>

/** Invented testimonials are labelled as such. If `quotes` is null, shows only the guarantees. */
export function Quotes({ quotes, promises }: { quotes: typeof testimonials | null; promises: readonly Promised[] }) {
  if (!quotes) {
    return (
      <Section title={home.promises.title}>
        <Promises promises={promises} />
      </Section>
    )
  }
  return (
    <section className="section">
      <Wrap>
        <div className="quotes">
          <div className="quotes-list">
            <h2 className="visually-hidden">{quotes.title}</h2>
            {quotes.items.map(({ quote, person, detail, monogram, isSample }, i) => (
              <blockquote key={person} className={classes(i > 0 && 'quote-small')}>
                <p>{quote}</p>
                <footer>
                  <Monogram initials={monogram} soft />
                  <span>
                    <b>{person}</b>
                    <br />
                    <span className="soft">{detail}</span>
                  </span>
                  {isSample && <Tag>{quotes.sampleLabel}</Tag>}
                </footer>
              </blockquote>
            ))}
          </div>
          <div>
            <h2 className="t24">{home.promises.title}</h2>
            <Promises promises={promises} />
          </div>
        </div>
      </Wrap>
    </section>
  )
}

function Promises({ promises }: { promises: readonly Promised[] }) {
  return (
    <>
      <ul className="lined promise-list">
        {promises.map(({ id, title, short }) => (
          <li key={id}>
            <b>{title}</b>
            <span className="soft">{short}</span>
          </li>
        ))}
      </ul>
      <ArrowLink to={home.promises.link.href}>{home.promises.link.name}</ArrowLink>
    </>
  )
}
