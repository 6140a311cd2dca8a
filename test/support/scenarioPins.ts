/**
 * What is known of the larger collection of scenarios: which hold, whole, and which wait for something that the API doesn't do yet. Scenarios
 * that stand in neither are new; they may wait, but not fail.
 */

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** They hold, every step. */
export const HOLDING: readonly string[] = names(`
  aegar-exactly-lethal-is-no-excess affinity-down-to-zero altered-ego-copying-endless-one ancient-ziggurat-creatures-only
  animar-counters-reduce-creatures any-colour-is-not-colourless ashaya-bears-with-leyline-and-wake assignment-needs-a-matching
  astrolabe-turns-an-island-into-snow barrage-tyrant-under-damping-sphere barrage-tyrant-with-temple
  basalt-monolith-untap-is-no-mana-ability blood-moon-after-prismatic-omen blood-moon-and-yavimaya blood-moon-before-urborg
  blood-moon-on-dryad-arbor blood-moon-spares-basics blood-moon-then-naked-singularity blood-sun-leaves-mana-and-types
  boros-reckoner-with-one-legal-target boseiju-shields-a-sorcery bounce-land-two-at-once bubbling-muck-with-urborg
  burning-tree-emissary-trigger-uses-the-stack cabal-coffers-one-swamp cabal-coffers-two-swamps cabal-coffers-under-urborg
  caged-sun-calciform-pools caged-sun-one-extra-however-many calciform-pools-with-counters-copied cannot-pay-more-life-than-you-have
  castle-garenbrig-six-green castle-sengir-and-a-mountain castle-sengir-and-two-plains cataracts-among-thirty-lands
  cavern-copied-without-its-rider cavern-wrong-type-no-cast celestial-dawn-black-mana-for-a-forge celestial-dawn-white-for-everything
  chalice-counts-mana-value-with-x chandras-embercat-elementals-and-chandra chandras-embercat-nothing-else
  chromatic-lantern-wakes-a-lone-pool chromatic-star-draws-later chrome-mox-gold-imprint chrome-mox-with-reflection
  city-of-brass-damage-is-separate city-of-brass-tapped-by-an-effect clone-of-endless-one-dies clone-of-gadwick-draws-nothing
  command-tower-outside-commander commander-cast-from-the-command-zone commander-tax-second-cast commanders-sphere-mana-then-card
  contamination-and-ritual-either-order contamination-defeats-the-cavern contamination-leaves-creatures-alone
  contamination-needs-mana-to-replace control-change-moves-the-land-between-sides convoke-needs-the-color-for-colored-mana
  cost-is-locked-in-before-the-sacrifice cost-reduction-and-x cradle-is-a-swamp-under-urborg cryptic-trilobite-abilities-only
  cryptolith-rite-with-leyline crystal-quarry-one-short crystal-quarry-with-five cultivator-drone-and-endbringer
  cultivator-drone-costs-with-colourless cursed-totem-does-not-blind-the-stone cursed-totem-stops-creature-mana
  damping-sphere-after-reflection damping-sphere-and-wild-growth damping-sphere-counts-the-mana-not-the-land damping-sphere-eldrazi-temple
  damping-sphere-leaves-artifacts damping-sphere-reflection-ancient-tomb damping-sphere-taxes-the-second-spell dark-ritual-is-a-spell
  dawns-reflection-options deathrite-shaman-does-not-count-as-payment deathrite-shaman-is-no-mana-ability deep-water-ends-with-the-turn
  defense-grid-on-another-players-turn dismember-without-black doubling-cube-four-and-four doubling-cube-frees-the-copy
  druids-repository-two-counters dryad-and-cabal-coffers elderscale-does-not-stop-loss-of-life elderscale-enters-and-sets-life
  elderscale-enters-at-eight-does-not-trigger elderscale-enters-condition-checked-again elderscale-set-to-seven-needs-a-gain
  eldrazi-temple-for-abilities eldrazi-temple-two-for-eldrazi electromancer-makes-divination-cheaper elf-paid-by-forest-can-be-countered
  endless-one-enters-with-x equip-in-the-main-phase equip-only-as-a-sorcery excess-mana-stays-in-the-pool exotic-orchard-skips-colourless
  exotic-orchard-without-opposing-lands explanations-name-the-could-produce-rules explanations-name-the-mana-ability-rules
  extraplanar-lens-helps-the-opponent extraplanar-lens-same-name-only false-god-with-two-lands farrelite-priest-as-often-as-you-like
  fellwar-stone-colourless-opposition fellwar-stone-under-ritual-of-subdual fertile-ground-is-not-the-lands-ability
  fervor-gives-haste-to-the-newcomer fetid-heath-and-a-plains fetid-heath-pays-for-a-shade fight-deals-damage-both-ways
  flare-after-reflection flare-does-not-fire-on-a-dry-orchard flickered-creature-is-new-again flickered-endless-one-dies
  fling-counts-power-as-it-last-was food-chain-creature-spells-only four-doublers-add-up free-spell-with-x-above-zero
  fresh-dryad-arbor-is-copied-but-cannot-tap gadwick-draws-x gadwick-flickered-draws-nothing gadwick-unearthed-draws-nothing
  gaeas-cradle-and-pool-with-one-creature gauntlet-of-might-on-badlands gauntlet-of-power-under-contamination gemhide-sliver-shares-mana
  gemstone-mine-empty-still-copied genesis-hydra-looks-at-x-cards gift-of-paradise-two-of-one-colour gilanra-draws-for-a-six-drop
  gilanra-under-mana-reflection hangarback-walker-dies-with-its-counters harvest-mage-one-land harvest-mage-shrinks-ancient-tomb
  harvester-colours-vitalist-types harvester-druid-one harvester-druid-two haven-of-the-spirit-dragon heartbeat-and-urzas-mine
  helm-of-awakening-spares-coloured-costs heritage-druid-taps-new-elves heroes-bane-x-counters high-tide-and-a-dual
  hooded-hydra-dies-with-its-counters horizon-stone-is-the-same humility-removes-the-ability hybrid-costs-on-three-basics
  hybrid-phyrexian-symbol identity-from-a-hybrid-symbol-in-the-text identity-includes-the-back-face identity-of-two-partners
  ilysian-dryad-and-valueless-wastes imperiosaur-four-forests imperiosaur-likes-reflection imperiosaur-refuses-nonbasic-lands
  imperiosaur-refuses-the-auras-mana imprisoned-in-the-moon-fresh-elf increase-before-reduction infernal-darkness-and-ritual-either-order
  infernal-darkness-keeps-the-amount instill-energy-not-on-another-turn instill-energy-once-on-your-turn ironworks-with-kinnan
  jegantha-never-generic keeper-of-progenitus-looks-at-land-types khalni-hydra-green-reduction kicker-is-an-additional-cost
  kinnan-chromatic-sphere kinnan-gruul-signet kinnan-ignores-heritage-druid kinnan-sol-ring krark-clan-ironworks-eats-itself
  kruphix-clears-the-colour-not-the-rider kruphix-turns-lost-mana-colourless lake-of-the-dead-sacrifice-after-tapping
  land-creature-is-sick-too lantern-survives-magus-of-the-moon lattice-converge-counts-real-colours lattice-unknown-shores-for-sydri
  leafcaller-is-not-tapped-for-mana leyline-of-abundance-own-creatures lions-eye-diamond-timing-still-mana-ability
  loyalty-ability-is-no-mana-ability loyalty-cost-minus-x loyalty-cost-minus-x-too-large loyalty-not-on-the-opponents-turn
  mage-ring-network-empty mage-ring-network-four-counters mana-abilities-when-a-land-is-tapped mana-cache-is-open-to-the-turn-player
  mana-flare-helps-everyone mana-outside-the-identity-is-allowed mana-reflection-forest mana-value-on-the-battlefield-x-is-zero
  mana-value-on-the-stack-includes-x manabarbs-silent-on-an-empty-cradle manabarbs-uses-the-stack medallion-cannot-reduce-colored-mana
  meteor-crater-own-colours-only mishras-workshop-artifact-spells mox-opal-metalcraft mutual-lethal-damage-is-a-draw
  mycosynth-lattice-for-every-player myr-superion-and-dryad-arbor myr-superion-needs-creature-mana myr-superion-refuses-a-spirit-guide
  myr-superion-refuses-lands naga-vitalist-and-mana-reflection naked-singularity-and-reality-twist
  naked-singularity-any-ability-of-a-forest naked-singularity-five-basics new-artifact-that-is-no-creature
  new-artifact-turned-into-a-creature new-devoted-druid-may-untap-but-not-tap new-land-that-is-no-creature new-land-turned-into-a-creature
  new-planeswalker-may-act nimbus-maze-alone-still-counts nirkana-revenant-and-urborg nissa-and-ilysian-dryad
  no-mana-cost-but-cast-for-free no-mana-cost-is-unpayable null-rod-stops-artifact-mana nykthos-red-devotion-of-three
  nykthos-two-devotions nykthos-with-caryatid nyxbloom-and-reflection omnath-keeps-green-only one-dual-is-one-mana only-once-each-turn
  opal-palace-cannot-pay-for-itself opal-palace-first-cast opal-palace-mana-on-another-spell opponents-orchard-sees-the-tower
  opponents-restricted-ziggurat-and-orchard opposing-reflection-does-nothing-for-you orchard-orchard-pool-with-forest
  orchard-reads-the-opponents-command-tower orchard-under-two-replacements orcish-lumberjack-uses-the-forest-twice
  orochi-leafcaller-filters-green orrery-does-not-make-snow overabundance-is-a-mana-ability overgrowth-for-the-opponents-land
  pain-land-at-one-life-still-pays paradise-mantle-on-pili-pala pathway-shows-only-the-face-that-is-up phased-in-creature-is-not-new
  phased-out-island-is-unseen phyrexian-mana-all-life phyrexian-mana-and-life phyrexian-mana-mixed-payment phyrexian-mana-with-four-life
  pillar-of-the-paruns-not-for-mono pithing-needle-spares-mana-abilities planeswalker-at-zero-loyalty pool-and-two-orchards
  pool-orchard-forest-against-orchard-plains pool-sees-new-land-at-once pool-with-confluence-alone-no-colourless
  pool-with-confluence-and-ruins powerstone-mana-washed-by-a-refractor powerstone-not-for-nonartifact-spells price-of-glory-off-turn
  priest-of-titania-sees-all-elves primordial-hydra-doubles-in-its-upkeep prismatic-omen-after-blood-moon prismatic-omen-keeps-everything
  probe-for-two-life probe-under-platinum-emperion protection-looks-at-the-damage-source quirion-explorer-sick-but-countable
  reanimate-counts-x-as-zero reaper-king-mixed-payment reaper-king-nine-colourless reduction-larger-than-the-generic-part
  reflection-ancient-tomb-hurts-once reflection-and-contamination reflection-eye-of-ramos-two-abilities reflection-havenwood-battleground
  reflection-lucky-caverns reflection-spirit-guide-and-altar reflection-treasure repeal-for-zero-takes-a-ballista
  restricted-mana-keeps-its-rider-under-upwelling revelation-gains-and-draws-x ritual-of-subdual-keeps-the-amount
  river-of-tears-after-a-land river-of-tears-before-a-land sasayas-essence-mossfire-valleys sasayas-essence-options
  second-chalice-is-mana-value-two several-triggers-for-one-land shield-counter-prevents-damage shizuko-mana-lasts-the-turn
  shrine-of-the-forsaken-gods-for-kozilek shrine-of-the-forsaken-gods-too-few-lands sick-creature-ability-that-is-not-mana
  sick-mana-creature-is-left-out sickness-ends-with-the-next-own-turn signet-follows-the-identity signet-needs-mana-from-elsewhere
  snow-land-with-wild-growth snow-mana-from-a-snow-source spiteful-shadows-without-infect split-second-allows-mana-abilities
  springleaf-drum-with-a-new-creature springleaf-drum-without-an-untapped-creature squandered-cradle-without-creatures
  squandered-mana-confluence squandered-pool-last-known squandered-under-contamination star-compass-and-spreading-seas
  star-compass-wastes-with-omen sungrass-prairie-and-two-duals sungrass-prairie-and-two-myr swine-exactly-x-targets
  sylvok-explorer-two-opposing-colours tainted-field-without-a-swamp tarmogoyf-outgrows-the-bolt thalia-taxes-noncreature-spells
  threatened-creature-has-haste three-adarkar-wastes three-player-orchard-ring three-player-ring-with-colourless-leak
  three-tokens-named-wood token-copy-of-endless-one-dies tolarian-academy-and-artifact-lands tower-not-other-colors
  treasonous-ogre-at-twenty treasonous-ogre-at-two treasure-has-a-tap-symbol trinisphere-after-a-reduction trinisphere-and-a-free-artifact
  trinisphere-is-applied-last trinisphere-three-for-a-bolt two-caged-suns two-chromatic-spheres two-high-tides-stack two-nyxblooms
  two-pools-and-an-orchard two-reflecting-pools-are-still-dry two-x-symbols-pay-twice umbral-mantle-on-an-untapped-elf
  umbral-mantle-untaps-an-elf untap-symbol-on-a-tapped-creature upwelling-destroyed-mana-lost upwelling-keeps-everyones-mana
  urborg-and-yavimaya-together urza-lands-complete-and-not utopia-sprawl-blue utopia-sprawl-without-a-colour
  vedalken-engineer-spells-and-abilities verdeloth-kicker-x vesuva-copy-has-the-copied-abilities viridian-joiner-negative-power
  viridian-joiner-pumped vona-pays-seven-life vona-with-six-life vorinclex-doubles-yours vorinclex-keeps-their-land-tapped
  wall-of-roots-once-each-turn war-room-colorless-commander war-room-two-colors war-room-without-a-commander wild-growth-on-ancient-tomb
  wild-growth-on-empty-cradle wild-growth-on-stocked-cradle worship-does-not-stop-loss-of-life x-defined-by-negative-power-is-zero
  x-defined-by-power-doubles x-from-a-negative-life-total-is-zero x-life-as-an-additional-cost ziggurat-restriction-is-not-copied
`);

/** They wait, by what their first step that can't be taken asks for. */
export const WAITING: Readonly<Record<string, readonly string[]>> = {
  attack: names(`
    attacking-taps-the-creature battle-loses-defense-counters commander-damage-adds-up-over-combats double-strike-lifelink-both-times
    gratuitous-violence-creatures planeswalker-excess-goes-nowhere planeswalker-loses-loyalty-in-combat toxic-not-for-planeswalkers
    trample-excess-to-the-player trample-over-planeswalkers two-attackers-two-double-blockers two-creatures-trade
    two-tramplers-share-one-blocker
  `),
  combatDamage: names(`
    deathtouch-divided-among-blockers dolmen-gate-attackers-only double-strike-kills-the-blocker-first first-strike-kills-before-damage
    first-strike-on-both-sides first-striker-denies-lifelink negative-power-deals-no-damage plain-trample-stops-at-the-planeswalker
    trample-blocker-gone trample-ignores-what-will-be-prevented trample-may-stay-on-the-blocker trample-over-an-indestructible-blocker
    trample-with-deathtouch-and-lifelink
  `),
  dealDamage: names(`
    bubble-matrix-without-the-beast commander-damage-survives-a-zone-change commander-damage-twenty-is-not-enough
    deathtouch-against-indestructible deathtouch-one-point-is-enough deathtouch-prevented-damage-does-nothing elderscale-at-exactly-seven
    elderscale-below-seven-as-normal elderscale-commander-damage-is-tracked elderscale-does-not-stop-payment
    elderscale-floor-each-time-until-life-is-lost elderscale-life-lost-is-the-reduced-amount elderscale-lifelink-counts-all-damage
    elderscale-protects-only-its-controller elderscale-three-sources-one-event elderscale-toxic-still-poisons
    emperion-and-commander-damage fortune-thief-face-down-has-no-ability gisela-prevents-a-single-point indestructible-with-toughness-zero
    infect-commander-gives-poison-and-is-tracked infect-commander-reaches-twenty-one infect-puts-counters-on-creatures
    infect-taken-away-by-melira infect-to-a-planeswalker-removes-loyalty lifelink-gain-in-the-same-event-saves
    lifelink-result-replaced-by-tainted-remedy minus-counters-cancel-plus-counters one-lifelinker-two-recipients-one-gain
    pariah-on-a-protected-creature partner-commanders-count-separately personal-sanctuary-only-on-your-turn
    platinum-angel-against-commander-damage platinum-angel-holds-then-falls protean-hydra-without-counters
    redirected-commander-damage-is-not-counted soul-scar-mage-leaves-combat-alone stuffy-doll-passes-the-damage-on
    stuffy-doll-with-furnace-doubles-twice sustaining-spirit-at-one torbran-adds-two-to-red-sources-only toxic-only-for-combat-damage
    transcendence-sees-damage-as-life-loss triple-and-double two-floors-the-higher-one-decides two-lifelinkers-two-life-gains
    urzas-armor-one-from-each-source wall-of-essence-combat-damage-only wither-against-melira-leaves-no-trace wither-hits-players-normally
    worship-does-not-stop-poison zero-damage-is-no-damage
  `),
  'text that is not modelled': names(`
    absorb-twice ali-from-cairo-and-spell-lifelink ali-from-cairo-dies-with-the-blow angels-grace-floor-and-no-loss-this-turn
    angels-grace-wears-off circle-of-protection-does-not-guard-creatures circle-of-protection-once copied-creature-spell-keeps-x
    creature-planeswalker-dies-of-lost-loyalty creature-planeswalker-prevents-its-damage crew-with-a-new-creature
    daunting-defender-once-for-each-event deathtouch-can-be-regenerated deflecting-palm-strikes-back devoted-druid-with-vizier-of-remedies
    elderscale-and-owner-hit-at-once elderscale-floor-and-doubled-damage elderscale-floor-holds-at-seven elderscale-is-not-prevention
    excess-damage-counts-marked-damage excess-damage-from-a-deathtouch-source gisela-and-banefire-for-four
    gisela-doubles-against-opponents gisela-halves-rounded-up-prevention hangarback-walker-and-hardened-scales hardened-scales-and-x
    harms-way-moves-two hostility-trades-damage-for-tokens krasis-countered-trigger-still-resolves light-of-sanction-own-sources
    mana-only-for-costs-with-x mark-of-asylum-noncombat-only monstrosity-x order-add-then-double order-double-then-add
    palisade-giant-and-a-sweeper paying-zero-life-at-negative-life phantom-loses-one-counter phyrexian-unlife-poison-still-kills
    polukranos-loses-as-many-counters questing-beast-through-fog redirected-damage-is-doubled-once redirection-is-not-prevention
    rosheen-pays-for-x skullcrack-stops-life-gain skullcrack-through-a-shield torbran-not-against-yourself toxic-prevented-by-fog
    unpreventable-damage-leaves-the-shield vigor-does-not-protect-itself vindicator-with-one-legal-target
    wither-lifelink-and-a-prevention-shield worship-sees-the-whole-event-with-its-life-gain
  `),
};
