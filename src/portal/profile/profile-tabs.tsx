import { Tabs } from '#design/navigation.tsx'

export function ProfileTabs({ current }: { current: 'details' | 'security' }) {
  return (
    <Tabs
      label="Profile"
      tabs={[
        { to: '/client-portal/profile', label: 'Details', current: current === 'details' },
        { to: '/client-portal/profile/security', label: 'Sign-in and security', current: current === 'security' },
      ]}
    />
  )
}
