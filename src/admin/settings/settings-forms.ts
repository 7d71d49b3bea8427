import { alertWords } from '#accounts/alerts/words.ts'
import type { SettingField, SettingsPart } from './settings-part.ts'

export const firmPart: SettingsPart = {
  title: 'Settings of the firm',
  intent: 'firm',
  button: 'Save Settings',
  fields: [
    {
      as: 'switch',
      name: 'secondFactor',
      label: '2FA for all admin users',
      hint: 'Required: whoever has none sets one up before anything else is shown.',
      options: [
        { value: 'required', label: 'Required' },
        { value: 'off', label: 'Off' },
      ],
    },
    {
      as: 'switch',
      name: 'teamShowsStaff',
      label: 'People on the page of the team',
      hint: 'On: the page shows everybody whose profile says so, with languages and specialities.',
    },
    {
      as: 'number',
      name: 'idleMinutes',
      label: 'Session timeout',
      hint: 'Staff are signed out after this time without use, and after 12 hours in any case.',
      suffix: 'minutes',
    },
    {
      as: 'number',
      name: 'quotaMb',
      label: 'Room for documents',
      hint: 'How much each client may keep with us over all cases.',
      suffix: 'MB',
    },
    {
      as: 'number',
      name: 'reminderFirstDays',
      label: 'First reminder after',
      hint: 'Counted in working days from the day on which something was asked of the client.',
      suffix: 'days',
    },
    {
      as: 'number',
      name: 'reminderEveryDays',
      label: 'Further reminders every',
      hint: 'Also in working days. One letter names all that is open.',
      suffix: 'days',
    },
    { as: 'number', name: 'reminderMax', label: 'At most', hint: '0 sends no reminders.', suffix: 'times' },
    {
      as: 'number',
      name: 'reminderHour',
      label: 'Reminders go out from',
      hint: 'Time in Zurich, on working days only.',
      suffix: 'o’clock',
    },
    {
      as: 'switch',
      name: 'autoGenerateNews',
      label: 'Auto-generate news',
      hint: 'On: every morning the feeds are read and up to five articles are written.',
    },
    {
      as: 'switch',
      name: 'newsReview',
      label: 'Publishing of news',
      hint: 'What fails a check is never shown rewritten, only as Original Source.',
      options: [
        { value: 'after', label: 'When all checks pass' },
        { value: 'before', label: 'After approval' },
      ],
    },
  ],
}

export const refundPart: SettingsPart = {
  title: 'Refunds',
  intent: 'refunds',
  button: 'Save Limit',
  lead: 'Admins and owners decide on refunds up to the limit alone. Above it, and for every refund by an adviser, another admin or owner must confirm.',
  fields: [{ as: 'number', name: 'refundLimit', label: 'Limit', suffix: 'CHF' }],
}

export const accessPart = (ownAddress: string): SettingsPart => ({
  title: 'Access to the admin panel',
  intent: 'access',
  button: 'Save Access',
  fields: [
    {
      as: 'lines',
      name: 'allowList',
      label: 'IP whitelist',
      hint: `One address or network a line, such as 203.0.113.7, 198.51.100.0/24 or 2001:db8::/32; what follows a # is a remark. Empty: open from everywhere. You are working from ${ownAddress}. Clients are not concerned.`,
      rows: 5,
    },
  ],
})

export const alertPart: SettingsPart = {
  title: 'Alerts',
  intent: 'alerts',
  button: 'Save Alerts',
  lead: 'Owners get a letter, and the dashboard a note, when this happens so often within an hour. 0 switches it off.',
  fields: (
    [
      ['alertFailedSignIns', 'failed-sign-ins'],
      ['alertDownloads', 'mass-downloads'],
      ['alertRoleChanges', 'role-changes'],
      ['alertExports', 'exports'],
    ] as const
  ).map(
    ([name, kind]): SettingField => ({ as: 'number', name, label: alertWords().kinds[kind], suffix: 'in an hour' }),
  ),
}

export const maintenancePart: SettingsPart = {
  title: 'Maintenance',
  intent: 'maintenance',
  button: 'Save Maintenance',
  fields: [
    {
      as: 'switch',
      name: 'maintenanceMode',
      label: 'Maintenance mode',
      hint: 'On: visitors and clients see a page with the message, at once. Staff who are signed in go on; so do payments and letters.',
    },
    {
      as: 'lines',
      name: 'maintenanceMessage',
      label: 'Message',
      hint: 'Empty: we say that we are working on the site and that everything is safe.',
      rows: 3,
      maxLength: 300,
    },
    {
      as: 'moment',
      name: 'maintenanceUntil',
      label: 'Expected end',
      hint: 'Time in Zurich. Visitors and search engines are told when to come back; the mode stays on until you end it.',
    },
  ],
}
