import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Claim } from '#content/claims.ts'
import { home } from '#content/pages/home.ts'
import { packageFinder } from '#content/pages/pricing.ts'
import { ArrowLink } from '#design/button.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Col, Grid, Section } from '#design/page/layout.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { PackageFinder } from '#shop/pricing/package-finder.tsx'
import { checkedYears } from '#site/filing-check/answers.ts'
import * as siteTexts from '#site/locales/en.ts'
import { ServiceRows } from '#site/ui/service-rows.tsx'
import { Hero } from './hero.tsx'
import { Quotes } from './quotes.tsx'
import { Timeline } from './timeline.tsx'

const copy = () => t(siteTexts.homeContent)

type Facts = {
  from: string | null
  today: string
  tariff: ComponentProps<typeof Hero>['rows']
  services: readonly { slug: string; title: string; short: string }[]
  figures: ComponentProps<typeof Figures>['claims']
  quotes: ComponentProps<typeof Quotes>['quotes']
  guarantees: ComponentProps<typeof Quotes>['promises']
}

/** Rendered only on the server, so that its code is not in the browser bundle. */
export function HomeContent({ from, today, tariff, services, figures, quotes, guarantees: promises }: Facts) {
  return (
    <>
      <Hero rows={tariff} from={from} year={checkedYears(today)[0]} />
      <Section title={home.services.title} intro={home.services.lead}>
        <ServiceRows services={services} size="t24" />
        <ArrowLink to={home.services.link.href}>{home.services.link.name}</ArrowLink>
      </Section>
      <Section title={packageFinder.title}>
        <PackageFinder today={today} />
      </Section>
      <Figures claims={figures} />
      <Section>
        <Grid className="section-head">
          <Col span="1-8">
            <h2 className="t32">{home.tools.title}</h2>
          </Col>
          <Col span="9-12" end>
            <p className="soft t16">{home.tools.lead}</p>
          </Col>
        </Grid>
        <ul className="tools">
          {home.tools.items.map(({ title, text, href, illustration }) => (
            <li key={href}>
              <Link to={href} className="tool">
                <Drawing illustration={illustration} seed={href} shape="picture" />
                <h3 className="t20">{title}</h3>
                <p>{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="mist" title={home.steps.title} split={false}>
        <ol className="steps">
          {home.steps.items.map(({ number, title, text }) => (
            <li key={number}>
              <p className="step-number numbers">{number}</p>
              <h3 className="t24">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Timeline />
      </Section>
      <Section title={home.features.title}>
        <ul className="features">
          {home.features.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="t20">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Quotes quotes={quotes} promises={promises} />
      <Section ground="mist" title={home.letter.title}>
        <p>{home.letter.text}</p>
        <ArrowLink to={home.letter.link.href}>{home.letter.link.name}</ArrowLink>
      </Section>
    </>
  )
}

function Figures({ claims }: { claims: readonly Claim[] }) {
  const { title, note, sourcesLink } = home.figures
  if (claims.length === 0) return null
  return (
    <Section ground="inverted" title={title} intro={note}>
      <ul className="figures">
        {claims.map(({ id, value, text }, i) => (
          <li key={id}>
            <b className={i === 0 ? 'accent' : undefined}>{value}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <details className="sources">
        <summary>{sourcesLink}</summary>
        <dl>
          {claims.map(({ id, value, text, source, validUntil }) => (
            <div key={id}>
              <dt>
                {value} {text}
              </dt>
              <dd>{copy().validUntil(source, formatLongDate(validUntil))}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  )
}
