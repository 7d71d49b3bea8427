import { company } from '#company/company.ts'
import { firmWords } from '#content/firm-words.ts'
import { about } from '#content/pages/about.ts'
import { servicePages } from '#content/pages/services.ts'
import type { TeamMember } from '#content/pages/team.ts'
import { ArrowLink, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { Col, Grid, PageHeader, Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import { directionsTo } from '#site/ui/map/map-view.ts'
import { ServiceRows } from '#site/ui/service-rows.tsx'
import { ValueList } from '#site/ui/value-list.tsx'
import type { Route } from './+types/about-page'
import { listProfiles, type ShownStaffMember } from './find-team.server.ts'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'
import { TeamTile } from './team-tile.tsx'

const copy = () => t(siteTexts.aboutPage)

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) =>
  import.meta.env.SSR ? pageWithTrail(about.meta, '/about', matches) : []

export async function loader({ context }: Route.LoaderArgs) {
  return {
    team: (await listProfiles(servicesOf(context))).map(tileOf),
    services: servicePages.map(({ slug, title, short }) => ({ slug, title, short })),
  }
}

function tileOf({ id, name, monogram, role, description, email, isPlaceholder }: TeamMember): ShownStaffMember {
  return { id, name, monogram, role, description, email, isPlaceholder, expertise: [], languages: [] }
}

function AboutContent({ loaderData: { services, team } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { office, hours, phone, phoneLink, coordinates } = company()
  return (
    <>
      <PageHeader
        title={about.title}
        lead={about.lead}
        aside={<Drawing illustration="sheets" seed="one-kind-of-return" level={1} title={copy().pageOfTaxReturnAnd} />}
      />
      <Section ground="mist">
        <ul className="columns three statements">
          {about.statements.map(({ title, text }) => (
            <li key={title}>
              <h2 className="t24">{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={about.teamTitle} intro={about.teamNote} split={false}>
        <ul className="team">
          {team.map((member) => (
            <TeamTile key={member.id} member={member} />
          ))}
        </ul>
        <p className="mt-32">
          <ArrowLink to="/team">{copy().wholeTeam}</ArrowLink>
        </p>
      </Section>
      <Section title={about.valuesTitle}>
        <ValueList values={about.values} className="features" />
      </Section>
      <Section title={about.servicesTitle}>
        <ServiceRows services={services} size="t20" />
        <p className="soft measure mt-32">{firmWords.focus}</p>
      </Section>
      <Section ground="inverted" title={about.timelineTitle}>
        <ol className="history">
          {about.timeline.map(({ year, title, text }) => (
            <li key={year}>
              <b className="figure numbers">{year}</b>
              <div>
                <h3 className="t20">{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section>
        <Grid>
          <Col span="1-6">
            <Drawing illustration="overlap" seed="biel-bienne" title={copy().twoCirclesOverlappingInRed} />
          </Col>
          <Col span="7-12">
            <h2 className="t32">{about.location.title}</h2>
            <p className="mt-16">{about.location.text}</p>
            <div className="mt-24">
              <FactList
                facts={[
                  { term: copy().office, value: office },
                  { term: copy().hours, value: hours.text },
                  { term: copy().phone, value: <a href={`tel:${phoneLink}`}>{phone}</a> },
                ]}
              />
            </div>
            <p className="row mt-24">
              <ButtonLink to="/contact" kind="primary">
                {copy().contactUs}
              </ButtonLink>
              <ButtonLink
                to={directionsTo(coordinates)}
                kind="outline"
                icon="map-pin"
                target="_blank"
                rel="noopener noreferrer"
              >
                {copy().directions}
                <span className="visually-hidden"> {copy().opensInNewTab}</span>
              </ButtonLink>
            </p>
          </Col>
        </Grid>
      </Section>
    </>
  )
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return (
    <ServerRendered name="about" className="as-is">
      {import.meta.env.SSR && <AboutContent loaderData={loaderData} />}
    </ServerRendered>
  )
}
