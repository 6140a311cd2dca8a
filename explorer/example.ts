/** What a new visitor finds in the editor: a board of two players, and why a Reflecting Pool could produce what it could. */
export const EXAMPLE_QUERY = `# What mana could these lands produce, and why?
# The board stands under "Variables". Change it, or ask for more: press Ctrl-Space between braces.
query WhatCouldItProduce($board: BoardInput!) {
  board(input: $board) {
    permanent(id: "pool") {
      name
      couldProduce {
        types
        because {
          type
          explanation {
            summary
            steps {
              text
              rules {
                number
                summary
              }
            }
          }
        }
      }
    }
    warnings {
      card
      text
      message
    }
  }
}
`;

export const EXAMPLE_VARIABLES = JSON.stringify(
  {
    board: {
      players: [
        {
          id: 'you',
          battlefield: [
            { id: 'pool', card: 'Reflecting Pool' },
            { id: 'orchard', card: 'Exotic Orchard' },
          ],
        },
        { id: 'opponent', battlefield: [{ card: 'Mountain' }, { card: 'Island' }] },
      ],
    },
  },
  null,
  2,
);
