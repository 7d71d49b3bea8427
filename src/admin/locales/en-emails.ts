const backupEmails = {
  failed: (kind: string) => `${kind} failed`,
  youGetThisLetterBecause:
    'You are receiving this email because you are an owner of the firm. You cannot switch it off.',
  theNewestBackupCouldNot:
    'We could not restore the latest backup into a test database. The live system was not affected.',
  noCompleteBackupWasMade: 'No complete backup was created. Earlier backups have been kept.',
  when: 'When',
  reason: 'Reason',
  noneGiven: 'No reason given',
  backup: 'Backup',
  openTheBackups: 'Open the backups',
}

export const adminEmailTexts = { backupEmails }
