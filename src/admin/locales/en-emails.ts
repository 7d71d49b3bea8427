const backupEmails = {
  failed: (kind: string) => `${kind} failed`,
  youGetThisLetterBecause: 'You get this letter because you own the firm. It cannot be switched off.',
  theNewestBackupCouldNot:
    'The newest backup could not be restored into a scratch database as it was. Nothing of the running system was touched.',
  noCompleteBackupWasMade: 'No complete backup was made. The backups from before are kept.',
  when: 'When',
  reason: 'Reason',
  backup: 'Backup',
  openTheBackups: 'Open the backups',
}

export const adminEmailTexts = { backupEmails }
