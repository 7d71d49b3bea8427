import { teamPage } from '#content/pages/team.ts'
import { FactList } from '#design/facts.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import { siteTexts } from '#site/locales/en.ts'
import type { ShownStaffMember } from './find-team.server.ts'

const copy = () => t(siteTexts).teamTile

export function TeamTile({ member, whole }: { member: ShownStaffMember; whole?: boolean }) {
  const { id, name, monogram, role, description, email, isPlaceholder } = member
  const Name = whole ? 'h2' : 'h3'
  return (
    <li className={whole ? 'member whole' : 'member'} id={id}>
      <Monogram initials={monogram} size="large" soft />
      <div>
        <Name className="t20">{name}</Name>
        <p className="bold t16">{role}</p>
        {isPlaceholder && (
          <p className="mt-8">
            <Tag>{teamPage.placeholderLabel}</Tag>
          </p>
        )}
        {description && <p className="soft t16 mt-8">{description}</p>}
        {whole && (
          <div className="mt-16">
            <FactList
              dense
              facts={[
                { term: 'Fields', value: inOneSentence(member.expertise) },
                { term: 'Experience', value: member.experience },
                { term: 'Education', value: member.education },
                { term: 'Languages', value: member.languages.join(', ') },
                { term: 'Achievements', value: member.achievements?.join(', ') },
              ].filter(({ value }) => value)}
            />
          </div>
        )}
        {email && (
          <a className="arrow-link" href={`mailto:${email}`}>
            {teamPage.emailLabel} {name === 'N. N.' ? copy().the(role.split(',')[0]?.toLowerCase()) : name}
          </a>
        )}
      </div>
    </li>
  )
}

function inOneSentence([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ')
}
