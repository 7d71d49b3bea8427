import type { AlertKind } from './alert-settings.ts'

export const alertPaths: Record<AlertKind, string> = {
  'failed-sign-ins': '/admin/security/sign-ins?status=failed',
  'mass-downloads': '/admin/security?action=document.read',
  'role-changes': '/admin/security?action=staff-role',
  exports: '/admin/security?action=export',
}
