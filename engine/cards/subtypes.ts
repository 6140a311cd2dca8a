/**
 * 205.3g-n: the subtypes of each card type, from the Comprehensive Rules of 2022-04-29 and the type lines printed since.
 * One list a card type; instants and sorceries share theirs (`spell`).
 */
export const SUBTYPES = {
  artifact:
    `Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Incubator Infinity Junk Lander Map ` +
    `Mutagen Powerstone Spacecraft Stone Treasure Vehicle`,
  battle: `Siege`,
  creature:
    `Advisor Aetherborn Alien Ally Andorian Angel Antelope Ape Archer Archon Armadillo Army Artificer Assassin ` +
    `Assembly-Worker Astartes Atog Aurochs Avatar Azra Badger Balloon Barbarian Bard Basilisk Bat Bear Beast Beaver Beeble ` +
    `Beholder Berserker Bird Bison Blinkmoth Boar Borg Bringer Brushwagg C'tan Camarid Camel Capybara Caribou Carrier Cat ` +
    `Centaur Cephalid Child Chimera Citizen Clamfolk Cleric Clown Cockatrice Construct Cow Coward Coyote Crab Crocodile ` +
    `Custodes Cyberman Cyclops Dalek Dauthi Demigod Demon Deserter Detective Devil Dinosaur Djinn Doctor Dog Dragon Drake ` +
    `Dreadnought Drix Drone Druid Dryad Dwarf Echidna Efreet Egg Elder Eldrazi Elemental Elephant Elf Elk Employee Eternal ` +
    `Eye Faerie Ferret Fish Flagbearer Fox Fractal Frog Fungus Gamer Gamma Gargoyle Germ Giant Giraffe Gith Glimmer Gnoll ` +
    `Gnome Goat Goblin God Golem Gorgon Gorn Graveborn Gremlin Griffin Guest Hag Halfling Hamster Harpy Hedgehog Hellion ` +
    `Hero Hippo Hippogriff Homarid Homunculus Horror Horse Human Hydra Hyena Illusion Imp Incarnation Inhuman Inkling ` +
    `Inquisitor Insect Jackal Jellyfish Juggernaut Kangaroo Kavu Kelpien Killbot Kirin Kithkin Klingon Knight Kobold Kor ` +
    `Kraken Kree Lamia Lammasu Lanthanite Leech Lemur Leviathan Lhurgoyf Licid Lizard Llama Lobster Lord Manticore ` +
    `Masticore Mercenary Merfolk Metathran Minion Minotaur Mite Mole Monger Mongoose Monk Monkey Moogle Moonfolk Mount ` +
    `Mouse Mutant Myr Mystic Naga Nautilus Necron Nephilim Nightmare Nightstalker Ninja Noble Noggle Nomad Nymph Octopus ` +
    `Officer Ogre Ooze Orb Orc Orgg Orion Otter Ouphe Ox Oyster Pangolin Pawn Peasant Pegasus Pentavite Performer Pest ` +
    `Phelddagrif Phoenix Phyrexian Pilot Pincher Pirate Plant Platypus Porcupine Possum Praetor Primarch Prism Processor Qu ` +
    `Rabbit Raccoon Ranger Rat Rebel Reflection Rhino Rigger Robot Rogue Romulan Sable Salamander Samurai Sand Saproling ` +
    `Satyr Scarecrow Scientist Scion Scorpion Scout Sculpture Seal Serf Serpent Servo Shade Shaman Shapeshifter Shark Sheep ` +
    `Siren Skeleton Skrull Skunk Slith Sliver Sloth Slug Snail Snake Soldier Soltari Sorcerer Spawn Specter Spellshaper ` +
    `Sphinx Spider Spike Spirit Splinter Sponge Spy Squid Squirrel Starfish Surrakar Survivor Symbiote Synth Tentacle ` +
    `Tetravite Thalakos Tholian Thopter Thrull Tiefling Time_Lord Toy Treefolk Trilobite Triskelavite Troll Turtle Tyranid ` +
    `Unicorn Utrom Vampire Varmint Vedalken Viashino Villain Volver Vorta Vulcan Wall Walrus Warlock Warrior Weasel Weird ` +
    `Werewolf Whale Wizard Wolf Wolverine Wombat Worm Wraith Wurm Xindi Yeti Zombie Zubera`,
  enchantment: `Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine`,
  land: `Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's`,
  planeswalker:
    `Ajani Aminatou Angrath Arlinn Ashiok Bahamut Basri Bolas Calix Chandra Comet Dack Dakkon Daretti Davriel Dihada Domri ` +
    `Dovin Dyfed Ellywick Elspeth Estrid Feroz Freyalise Garruk Gideon Greensleeves Grist Huatli Inzerva Jace Jared Jaya ` +
    `Jeska Kaito Karn Kasmina Kaya Kiora Koth Liliana Lolth Lukka Minsc Mordenkainen Nahiri Narset Niko Nissa Nixilis Oko ` +
    `Quintorius Ral Rowan Saheeli Samut Sarkhan Serra Sorin Szat Tamiyo Tasha Teferi Teyo Tezzeret Tibalt Tyvar Ugin Venser ` +
    `Vivien Vraska Vronos Will Windgrace Wrenn Xenagos Yanggu Yanling Zariel`,
  spell: `Adventure Arcane Lesson Omen Trap`,
} as const;

export type SubtypeGroup = keyof typeof SUBTYPES;

const GROUPS = new Map<string, SubtypeGroup[]>();
for (const group of ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker', 'spell'] as const)
  for (const name of subtypesOf(group)) GROUPS.set(name, [...(GROUPS.get(name) ?? []), group]);

/** The subtypes of a card type, in alphabetical order. */
export function subtypesOf(group: SubtypeGroup): readonly string[] {
  return SUBTYPES[group].split(' ').map((name) => name.replaceAll('_', ' '));
}

/** The card types that a subtype belongs to; empty for a word that is no subtype. */
export const subtypeGroups = (name: string): readonly SubtypeGroup[] => GROUPS.get(name) ?? [];

/** 305.6, 205.3i: the basic land types, in the order of their colors. */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Hero: 'Heroes',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Thief: 'Thieves',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Octopus: 'Octopuses',
  Fungus: 'Fungi',
  Cyclops: 'Cyclopes',
  Phoenix: 'Phoenixes',
  Homunculus: 'Homunculi',
  Pegasus: 'Pegasi',
  Ally: 'Allies',
  Army: 'Armies',
  Fox: 'Foxes',
  Leech: 'Leeches',
  Witch: 'Witches',
  Sphinx: 'Sphinxes',
  Djinn: 'Djinn',
  Samurai: 'Samurai',
  Merfolk: 'Merfolk',
  Vedalken: 'Vedalken',
  Eldrazi: 'Eldrazi',
  Spawn: 'Spawn',
  Kor: 'Kor',
  Spacecraft: 'Spacecraft',
  Plains: 'Plains',
  Sheep: 'Sheep',
  Fish: 'Fish',
  Jellyfish: 'Jellyfish',
  Moonfolk: 'Moonfolk',
  Kavu: 'Kavu',
  Nautilus: 'Nautiluses',
  Loxodon: 'Loxodons',
  Equipment: 'Equipment',
  Ninja: 'Ninjas',
  Treefolk: 'Treefolk',
  Kithkin: 'Kithkin',
  Elk: 'Elk',
  Dalek: 'Daleks',
  Azra: 'Azra',
  Aetherborn: 'Aetherborn',
  Soltari: 'Soltari',
  Thalakos: 'Thalakos',
  Dauthi: 'Dauthi',
  Metathran: 'Metathran',
  Dryad: 'Dryads',
  Efreet: 'Efreets',
  Starfish: 'Starfish',
  Platypus: 'Platypuses',
  Walrus: 'Walruses',
  Hippopotamus: 'Hippopotamuses',
  Cockatrice: 'Cockatrices',
  "Urza's": "Urza's",
  Myr: 'Myr',
  Nymph: 'Nymphs',
  Harpy: 'Harpies',
  Mercenary: 'Mercenaries',
  Fairy: 'Fairies',
  Jelly: 'Jellies',
  Pony: 'Ponies',
  Siege: 'Sieges',
  Locus: 'Loci',
  Clothes: 'Clothes',
  Lady: 'Ladies',
  Spy: 'Spies',
  Bison: 'Bison',
  Moose: 'Moose',
  Squid: 'Squid',
  Varmint: 'Varmints',
  Ooze: 'Oozes',
  Class: 'Classes',
  Inkling: 'Inklings',
  Assassin: 'Assassins',
  Citizen: 'Citizens',
  Lammasu: 'Lammasu',
  Lammasus: 'Lammasus',
  Naga: 'Nagas',
  Surrakar: 'Surrakar',
  Trilobite: 'Trilobites',
};

/** A subtype's plural as cards spell it. */
export function pluralOf(subtype: string): string {
  return (
    IRREGULAR[subtype] ??
    (/(s|x|z|ch|sh)$/.test(subtype) ? `${subtype}es` : /[^aeiou]y$/.test(subtype) ? `${subtype.slice(0, -1)}ies` : `${subtype}s`)
  );
}
