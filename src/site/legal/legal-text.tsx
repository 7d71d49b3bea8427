import type { ReactNode } from 'react'
import type { LegalPage } from '#content/pages/parts.ts'
import { serviceLevels } from '#content/service-levels.ts'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.legalText)

export function LegalText({ page, children }: { page: LegalPage; children?: ReactNode }) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead}>
        <p className="fine">{copy().asOf(formatLongDate(page.stateOn))}</p>
      </PageHeader>
      <Wrap>
        <Grid className="legal-end">
          <Col span="1-3">
            <nav className="contents legal-contents" aria-label={copy().onThisPage}>
              {page.sections.map(({ id, title }) => (
                <a key={id} href={`#${id}`}>
                  {title}
                </a>
              ))}
            </nav>
          </Col>
          <Col span="5-12" className="legal-text">
            {page.sections.map(({ id, title, paragraphs, list }) => (
              <section key={id} id={id}>
                <h2>{title}</h2>
                <div className="prose">
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                  {list && (
                    <ul>
                      {list.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
                  )}
                </div>
              </section>
            ))}
            {children}
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}

export function LegalContact({ title, mail, answer }: { title: string; mail: string; answer: ReactNode }) {
  return (
    <section className="legal-contact">
      <h2>{title}</h2>
      <p className="mt-8">
        <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <p className="soft">{answer}</p>
    </section>
  )
}

export function answerTime(...ids: string[]): string {
  return serviceLevels
    .filter(({ id }) => ids.includes(id))
    .map(({ topic, answer }) => `${topic}: ${answer}.`)
    .join(' ')
}
