import { Tabs } from '#design/page/tabs.tsx'

export function ProfileTabs({ current }: { current: 'details' | 'household' | 'emails' | 'security' | 'data' }) {
  return (
    <Tabs
      label="Profile"
      tabs={[
        { to: '/client-portal/profile', label: 'Details', current: current === 'details' },
        { to: '/client-portal/profile/household', label: 'Household', current: current === 'household' },
        { to: '/client-portal/profile/letters', label: 'Letters', current: current === 'emails' },
        { to: '/client-portal/profile/security', label: 'Security', current: current === 'security' },
        { to: '/client-portal/profile/data', label: 'Your data', current: current === 'data' },
      ]}
    />
  )
}
