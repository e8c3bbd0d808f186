/** The rule that is being read, if any: one card for the whole page. */
export class Reading {
  game = $state('')
  rule = $state('')

  open(game: string, rule: string): void {
    this.game = game
    this.rule = rule
  }

  close(): void {
    this.rule = ''
  }
}

export const reading = new Reading()
