import { Tabs } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'
import * as portalTexts from '#portal/locales/en.ts'

const copy = () => t(portalTexts.profileTabs)

export function ProfileTabs({ current }: { current: 'details' | 'household' | 'emails' | 'security' | 'data' }) {
  return (
    <Tabs
      label={copy().profile}
      tabs={[
        { to: '/client-portal/profile', label: copy().details, current: current === 'details' },
        { to: '/client-portal/profile/household', label: copy().household, current: current === 'household' },
        { to: '/client-portal/profile/emails', label: copy().emailNotifications, current: current === 'emails' },
        { to: '/client-portal/profile/security', label: copy().security, current: current === 'security' },
        { to: '/client-portal/profile/data', label: copy().yourData, current: current === 'data' },
      ]}
    />
  )
}
