import { teamPage } from '#content/pages/team.ts'
import { FactList } from '#design/facts.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { ShownStaffMember } from './find-team.server.ts'

const copy = () => t(siteTexts.teamTile)

export function TeamTile({ member, whole }: { member: ShownStaffMember; whole?: boolean }) {
  const { id, monogram, description, email, isPlaceholder } = member
  // While the profile contains placeholder texts, visitors see only the role.
  const [name, role] = isPlaceholder ? [member.role, null] : [member.name, member.role]
  const Name = whole ? 'h2' : 'h3'
  return (
    <li className={whole ? 'member whole' : 'member'} id={id}>
      <Monogram initials={monogram} size="large" soft />
      <div>
        <Name className="t20">{name}</Name>
        {role && <p className="bold t16">{role}</p>}
        {description && <p className="soft t16 mt-8">{description}</p>}
        {whole && (
          <div className="mt-16">
            <FactList
              dense
              facts={[
                { term: copy().fields, value: inOneSentence(member.expertise) },
                { term: copy().experience, value: isPlaceholder ? null : member.experience },
                { term: copy().education, value: isPlaceholder ? null : member.education },
                { term: copy().languages, value: member.languages.join(', ') },
                { term: copy().achievements, value: isPlaceholder ? null : member.achievements?.join(', ') },
              ].filter(({ value }) => value)}
            />
          </div>
        )}
        {email && (
          <a className="arrow-link" href={`mailto:${email}`}>
            {teamPage.emailLabel} {isPlaceholder ? copy().text(name.split(',')[0]?.toLowerCase()) : name}
          </a>
        )}
      </div>
    </li>
  )
}

function inOneSentence([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ')
}
