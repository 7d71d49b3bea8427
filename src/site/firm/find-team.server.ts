import { listPublicStaff, type StaffMember } from '#accounts/team/staff-db.server.ts'
import { teamShowsStaff } from '#accounts/team/staff-settings.ts'
import type { TeamMember } from '#content/pages/team.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { publishedContentItems } from '#publishing/editor/items/published.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import * as siteTexts from '#site/locales/en.ts'

const copy = () => t(siteTexts.findTeam)

export type ShownStaffMember = Omit<TeamMember, 'experience' | 'education' | 'achievements' | 'email'> &
  Partial<Pick<TeamMember, 'experience' | 'education' | 'achievements' | 'email'>>

/** Members for the team page: public staff profiles if the setting allows and any exist, else the editorial text. */
export async function findTeam(services: Pick<Services, 'db' | 'log'>): Promise<readonly ShownStaffMember[]> {
  if ((await readSetting(services, teamShowsStaff)) === 'off') return listProfiles(services)
  const staff = await listPublicStaff(services.db)
  return staff.length > 0 ? staff.map(shown) : listProfiles(services)
}

export async function listProfiles(services: Pick<Services, 'db' | 'log'>): Promise<TeamMember[]> {
  return (await publishedContentItems(services, 'profile')).map(profileOf)
}

export function profileOf({ slug, title, fields }: PublishedContentItem<'profile'>): TeamMember {
  return { id: slug, name: title, ...fields }
}

function shown({ id, name, firstName, lastName, profile }: StaffMember): ShownStaffMember {
  return {
    id: `person-${id}`,
    name,
    monogram: profile.initials ?? `${firstName.charAt(0)}${lastName.charAt(0)}`,
    role: copy().taxAdviser,
    description: '',
    expertise: profile.specialities,
    languages: profile.languages,
    isPlaceholder: false,
  }
}
