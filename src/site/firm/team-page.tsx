import { getStarted } from '#content/navigation.ts'
import { team, teamPage } from '#content/pages/team.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { PageHead, Section } from '#platform/ui/layout.tsx'
import { sharedPage } from '#platform/web/shared-headers.ts'
import type { Route } from './+types/team-page'
import styles from './firm.css?url'
import { pageWithTrail } from './page-trail.ts'
import { TeamTile } from './team-tile.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => pageWithTrail(teamPage.meta, '/team', matches)

export default function TeamPage() {
  return (
    <>
      <PageHead title={teamPage.title} lead={teamPage.lead} />
      <Section flush>
        <ul className="team whole">
          {team.map((member) => (
            <TeamTile key={member.id} member={member} whole />
          ))}
        </ul>
        <p className="mt-48">
          <ButtonLink to={getStarted.href} kind="primary">
            {getStarted.name}
          </ButtonLink>
        </p>
      </Section>
    </>
  )
}
