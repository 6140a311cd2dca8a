/**
 * What is known of the larger collection of scenarios: which hold, whole, and which wait for something that the API doesn't do yet. Scenarios
 * that stand in neither are new; they may wait, but not fail.
 */

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

/** They hold, every step. */
export const HOLDING: readonly string[] = names(`
  absorb-twice aegar-exactly-lethal-is-no-excess affinity-down-to-zero ali-from-cairo-and-spell-lifelink ali-from-cairo-dies-with-the-blow
  altered-ego-copying-endless-one ancient-ziggurat-creatures-only angels-grace-floor-and-no-loss-this-turn angels-grace-wears-off
  animar-counters-reduce-creatures any-colour-is-not-colourless ashaya-bears-with-leyline-and-wake assignment-needs-a-matching
  astrolabe-turns-an-island-into-snow attacking-taps-the-creature barrage-tyrant-under-damping-sphere barrage-tyrant-with-temple
  basalt-monolith-untap-is-no-mana-ability battle-loses-defense-counters blood-moon-after-prismatic-omen blood-moon-and-yavimaya
  blood-moon-before-urborg blood-moon-on-dryad-arbor blood-moon-spares-basics blood-moon-then-naked-singularity
  blood-sun-leaves-mana-and-types boros-reckoner-with-one-legal-target boseiju-shields-a-sorcery bounce-land-two-at-once
  bubble-matrix-without-the-beast bubbling-muck-with-urborg burning-tree-emissary-trigger-uses-the-stack cabal-coffers-one-swamp
  cabal-coffers-two-swamps cabal-coffers-under-urborg caged-sun-calciform-pools caged-sun-one-extra-however-many
  calciform-pools-with-counters-copied cannot-pay-more-life-than-you-have castle-garenbrig-six-green castle-sengir-and-a-mountain
  castle-sengir-and-two-plains cataracts-among-thirty-lands cavern-copied-without-its-rider cavern-wrong-type-no-cast
  celestial-dawn-black-mana-for-a-forge celestial-dawn-white-for-everything chalice-counts-mana-value-with-x
  chandras-embercat-elementals-and-chandra chandras-embercat-nothing-else chromatic-lantern-wakes-a-lone-pool chromatic-star-draws-later
  chrome-mox-gold-imprint chrome-mox-with-reflection circle-of-protection-does-not-guard-creatures circle-of-protection-once
  city-of-brass-damage-is-separate city-of-brass-tapped-by-an-effect clone-of-endless-one-dies clone-of-gadwick-draws-nothing
  command-tower-outside-commander commander-cast-from-the-command-zone commander-damage-adds-up-over-combats
  commander-damage-survives-a-zone-change commander-damage-twenty-is-not-enough commander-tax-second-cast commanders-sphere-mana-then-card
  contamination-and-ritual-either-order contamination-defeats-the-cavern contamination-leaves-creatures-alone
  contamination-needs-mana-to-replace control-change-moves-the-land-between-sides convoke-needs-the-color-for-colored-mana
  copied-creature-spell-keeps-x cost-is-locked-in-before-the-sacrifice cost-reduction-and-x cradle-is-a-swamp-under-urborg
  creature-planeswalker-dies-of-lost-loyalty creature-planeswalker-prevents-its-damage crew-with-a-new-creature
  cryptic-trilobite-abilities-only cryptolith-rite-with-leyline crystal-quarry-one-short crystal-quarry-with-five
  cultivator-drone-and-endbringer cultivator-drone-costs-with-colourless cursed-totem-does-not-blind-the-stone
  cursed-totem-stops-creature-mana damping-sphere-after-reflection damping-sphere-and-wild-growth
  damping-sphere-counts-the-mana-not-the-land damping-sphere-eldrazi-temple damping-sphere-leaves-artifacts
  damping-sphere-reflection-ancient-tomb damping-sphere-taxes-the-second-spell dark-ritual-is-a-spell
  daunting-defender-once-for-each-event dawns-reflection-options deathrite-shaman-does-not-count-as-payment
  deathrite-shaman-is-no-mana-ability deathtouch-against-indestructible deathtouch-can-be-regenerated deathtouch-divided-among-blockers
  deathtouch-one-point-is-enough deathtouch-prevented-damage-does-nothing deep-water-ends-with-the-turn
  defense-grid-on-another-players-turn deflecting-palm-strikes-back devoted-druid-with-vizier-of-remedies dismember-without-black
  dolmen-gate-attackers-only double-strike-kills-the-blocker-first double-strike-lifelink-both-times doubling-cube-four-and-four
  doubling-cube-frees-the-copy druids-repository-two-counters dryad-and-cabal-coffers elderscale-and-owner-hit-at-once
  elderscale-at-exactly-seven elderscale-below-seven-as-normal elderscale-commander-damage-is-tracked
  elderscale-does-not-stop-loss-of-life elderscale-does-not-stop-payment elderscale-enters-and-sets-life
  elderscale-enters-at-eight-does-not-trigger elderscale-enters-condition-checked-again elderscale-floor-and-doubled-damage
  elderscale-floor-each-time-until-life-is-lost elderscale-floor-holds-at-seven elderscale-is-not-prevention
  elderscale-life-lost-is-the-reduced-amount elderscale-lifelink-counts-all-damage elderscale-protects-only-its-controller
  elderscale-set-to-seven-needs-a-gain elderscale-three-sources-one-event elderscale-toxic-still-poisons eldrazi-temple-for-abilities
  eldrazi-temple-two-for-eldrazi electromancer-makes-divination-cheaper elf-paid-by-forest-can-be-countered emperion-and-commander-damage
  endless-one-enters-with-x equip-in-the-main-phase equip-only-as-a-sorcery excess-damage-counts-marked-damage
  excess-damage-from-a-deathtouch-source excess-mana-stays-in-the-pool exotic-orchard-skips-colourless
  exotic-orchard-without-opposing-lands explanations-name-the-could-produce-rules explanations-name-the-mana-ability-rules
  extraplanar-lens-helps-the-opponent extraplanar-lens-same-name-only false-god-with-two-lands farrelite-priest-as-often-as-you-like
  fellwar-stone-colourless-opposition fellwar-stone-under-ritual-of-subdual fertile-ground-is-not-the-lands-ability
  fervor-gives-haste-to-the-newcomer fetid-heath-and-a-plains fetid-heath-pays-for-a-shade fight-deals-damage-both-ways
  first-strike-kills-before-damage first-strike-on-both-sides first-striker-denies-lifelink flare-after-reflection
  flare-does-not-fire-on-a-dry-orchard flickered-creature-is-new-again flickered-endless-one-dies fling-counts-power-as-it-last-was
  food-chain-creature-spells-only fortune-thief-face-down-has-no-ability four-doublers-add-up free-spell-with-x-above-zero
  fresh-dryad-arbor-is-copied-but-cannot-tap gadwick-draws-x gadwick-flickered-draws-nothing gadwick-unearthed-draws-nothing
  gaeas-cradle-and-pool-with-one-creature gauntlet-of-might-on-badlands gauntlet-of-power-under-contamination gemhide-sliver-shares-mana
  gemstone-mine-empty-still-copied genesis-hydra-looks-at-x-cards gift-of-paradise-two-of-one-colour gilanra-draws-for-a-six-drop
  gilanra-under-mana-reflection gisela-and-banefire-for-four gisela-doubles-against-opponents gisela-halves-rounded-up-prevention
  gisela-prevents-a-single-point gratuitous-violence-creatures hangarback-walker-and-hardened-scales
  hangarback-walker-dies-with-its-counters hardened-scales-and-x harms-way-moves-two harvest-mage-one-land
  harvest-mage-shrinks-ancient-tomb harvester-colours-vitalist-types harvester-druid-one harvester-druid-two haven-of-the-spirit-dragon
  heartbeat-and-urzas-mine helm-of-awakening-spares-coloured-costs heritage-druid-taps-new-elves heroes-bane-x-counters
  high-tide-and-a-dual hooded-hydra-dies-with-its-counters horizon-stone-is-the-same hostility-trades-damage-for-tokens
  humility-removes-the-ability hybrid-costs-on-three-basics hybrid-phyrexian-symbol identity-from-a-hybrid-symbol-in-the-text
  identity-includes-the-back-face identity-of-two-partners ilysian-dryad-and-valueless-wastes imperiosaur-four-forests
  imperiosaur-likes-reflection imperiosaur-refuses-nonbasic-lands imperiosaur-refuses-the-auras-mana imprisoned-in-the-moon-fresh-elf
  increase-before-reduction indestructible-with-toughness-zero infect-commander-gives-poison-and-is-tracked
  infect-commander-reaches-twenty-one infect-puts-counters-on-creatures infect-taken-away-by-melira
  infect-to-a-planeswalker-removes-loyalty infernal-darkness-and-ritual-either-order infernal-darkness-keeps-the-amount
  instill-energy-not-on-another-turn instill-energy-once-on-your-turn ironworks-with-kinnan jegantha-never-generic
  keeper-of-progenitus-looks-at-land-types khalni-hydra-green-reduction kicker-is-an-additional-cost kinnan-chromatic-sphere
  kinnan-gruul-signet kinnan-ignores-heritage-druid kinnan-sol-ring krark-clan-ironworks-eats-itself
  krasis-countered-trigger-still-resolves kruphix-clears-the-colour-not-the-rider kruphix-turns-lost-mana-colourless
  lake-of-the-dead-sacrifice-after-tapping land-creature-is-sick-too lantern-survives-magus-of-the-moon
  lattice-converge-counts-real-colours lattice-unknown-shores-for-sydri leafcaller-is-not-tapped-for-mana
  leyline-of-abundance-own-creatures lifelink-gain-in-the-same-event-saves lifelink-result-replaced-by-tainted-remedy
  light-of-sanction-own-sources lions-eye-diamond-timing-still-mana-ability loyalty-ability-is-no-mana-ability loyalty-cost-minus-x
  loyalty-cost-minus-x-too-large loyalty-not-on-the-opponents-turn mage-ring-network-empty mage-ring-network-four-counters
  mana-abilities-when-a-land-is-tapped mana-cache-is-open-to-the-turn-player mana-flare-helps-everyone mana-only-for-costs-with-x
  mana-outside-the-identity-is-allowed mana-reflection-forest mana-value-on-the-battlefield-x-is-zero mana-value-on-the-stack-includes-x
  manabarbs-silent-on-an-empty-cradle manabarbs-uses-the-stack mark-of-asylum-noncombat-only medallion-cannot-reduce-colored-mana
  meteor-crater-own-colours-only minus-counters-cancel-plus-counters mishras-workshop-artifact-spells monstrosity-x mox-opal-metalcraft
  mutual-lethal-damage-is-a-draw mycosynth-lattice-for-every-player myr-superion-and-dryad-arbor myr-superion-needs-creature-mana
  myr-superion-refuses-a-spirit-guide myr-superion-refuses-lands naga-vitalist-and-mana-reflection naked-singularity-and-reality-twist
  naked-singularity-any-ability-of-a-forest naked-singularity-five-basics negative-power-deals-no-damage new-artifact-that-is-no-creature
  new-artifact-turned-into-a-creature new-devoted-druid-may-untap-but-not-tap new-land-that-is-no-creature new-land-turned-into-a-creature
  new-planeswalker-may-act nimbus-maze-alone-still-counts nirkana-revenant-and-urborg nissa-and-ilysian-dryad
  no-mana-cost-but-cast-for-free no-mana-cost-is-unpayable null-rod-stops-artifact-mana nykthos-red-devotion-of-three
  nykthos-two-devotions nykthos-with-caryatid nyxbloom-and-reflection omnath-keeps-green-only one-dual-is-one-mana
  one-lifelinker-two-recipients-one-gain only-once-each-turn opal-palace-cannot-pay-for-itself opal-palace-first-cast
  opal-palace-mana-on-another-spell opponents-orchard-sees-the-tower opponents-restricted-ziggurat-and-orchard
  opposing-reflection-does-nothing-for-you orchard-orchard-pool-with-forest orchard-reads-the-opponents-command-tower
  orchard-under-two-replacements orcish-lumberjack-uses-the-forest-twice order-add-then-double order-double-then-add
  orochi-leafcaller-filters-green orrery-does-not-make-snow overabundance-is-a-mana-ability overgrowth-for-the-opponents-land
  pain-land-at-one-life-still-pays palisade-giant-and-a-sweeper paradise-mantle-on-pili-pala pariah-on-a-protected-creature
  partner-commanders-count-separately pathway-shows-only-the-face-that-is-up paying-zero-life-at-negative-life
  personal-sanctuary-only-on-your-turn phantom-loses-one-counter phased-in-creature-is-not-new phased-out-island-is-unseen
  phyrexian-mana-all-life phyrexian-mana-and-life phyrexian-mana-mixed-payment phyrexian-mana-with-four-life
  phyrexian-unlife-poison-still-kills pillar-of-the-paruns-not-for-mono pithing-needle-spares-mana-abilities
  plain-trample-stops-at-the-planeswalker planeswalker-at-zero-loyalty planeswalker-excess-goes-nowhere
  planeswalker-loses-loyalty-in-combat platinum-angel-against-commander-damage platinum-angel-holds-then-falls
  polukranos-loses-as-many-counters pool-and-two-orchards pool-orchard-forest-against-orchard-plains pool-sees-new-land-at-once
  pool-with-confluence-alone-no-colourless pool-with-confluence-and-ruins powerstone-mana-washed-by-a-refractor
  powerstone-not-for-nonartifact-spells price-of-glory-off-turn priest-of-titania-sees-all-elves primordial-hydra-doubles-in-its-upkeep
  prismatic-omen-after-blood-moon prismatic-omen-keeps-everything probe-for-two-life probe-under-platinum-emperion
  protean-hydra-without-counters protection-looks-at-the-damage-source questing-beast-through-fog quirion-explorer-sick-but-countable
  reanimate-counts-x-as-zero reaper-king-mixed-payment reaper-king-nine-colourless redirected-commander-damage-is-not-counted
  redirected-damage-is-doubled-once redirection-is-not-prevention reduction-larger-than-the-generic-part
  reflection-ancient-tomb-hurts-once reflection-and-contamination reflection-eye-of-ramos-two-abilities reflection-havenwood-battleground
  reflection-lucky-caverns reflection-spirit-guide-and-altar reflection-treasure repeal-for-zero-takes-a-ballista
  restricted-mana-keeps-its-rider-under-upwelling revelation-gains-and-draws-x ritual-of-subdual-keeps-the-amount
  river-of-tears-after-a-land river-of-tears-before-a-land rosheen-pays-for-x sasayas-essence-mossfire-valleys sasayas-essence-options
  second-chalice-is-mana-value-two several-triggers-for-one-land shield-counter-prevents-damage shizuko-mana-lasts-the-turn
  shrine-of-the-forsaken-gods-for-kozilek shrine-of-the-forsaken-gods-too-few-lands sick-creature-ability-that-is-not-mana
  sick-mana-creature-is-left-out sickness-ends-with-the-next-own-turn signet-follows-the-identity signet-needs-mana-from-elsewhere
  skullcrack-stops-life-gain skullcrack-through-a-shield snow-land-with-wild-growth snow-mana-from-a-snow-source
  soul-scar-mage-leaves-combat-alone spiteful-shadows-without-infect split-second-allows-mana-abilities
  springleaf-drum-with-a-new-creature springleaf-drum-without-an-untapped-creature squandered-cradle-without-creatures
  squandered-mana-confluence squandered-pool-last-known squandered-under-contamination star-compass-and-spreading-seas
  star-compass-wastes-with-omen stuffy-doll-passes-the-damage-on stuffy-doll-with-furnace-doubles-twice sungrass-prairie-and-two-duals
  sungrass-prairie-and-two-myr sustaining-spirit-at-one swine-exactly-x-targets sylvok-explorer-two-opposing-colours
  tainted-field-without-a-swamp tarmogoyf-outgrows-the-bolt thalia-taxes-noncreature-spells threatened-creature-has-haste
  three-adarkar-wastes three-player-orchard-ring three-player-ring-with-colourless-leak three-tokens-named-wood
  token-copy-of-endless-one-dies tolarian-academy-and-artifact-lands torbran-adds-two-to-red-sources-only torbran-not-against-yourself
  tower-not-other-colors toxic-not-for-planeswalkers toxic-only-for-combat-damage toxic-prevented-by-fog trample-blocker-gone
  trample-excess-to-the-player trample-ignores-what-will-be-prevented trample-may-stay-on-the-blocker
  trample-over-an-indestructible-blocker trample-over-planeswalkers trample-with-deathtouch-and-lifelink
  transcendence-sees-damage-as-life-loss treasonous-ogre-at-twenty treasonous-ogre-at-two treasure-has-a-tap-symbol
  trinisphere-after-a-reduction trinisphere-and-a-free-artifact trinisphere-is-applied-last trinisphere-three-for-a-bolt triple-and-double
  two-attackers-two-double-blockers two-caged-suns two-chromatic-spheres two-creatures-trade two-floors-the-higher-one-decides
  two-high-tides-stack two-lifelinkers-two-life-gains two-nyxblooms two-pools-and-an-orchard two-reflecting-pools-are-still-dry
  two-tramplers-share-one-blocker two-x-symbols-pay-twice umbral-mantle-on-an-untapped-elf umbral-mantle-untaps-an-elf
  unpreventable-damage-leaves-the-shield untap-symbol-on-a-tapped-creature upwelling-destroyed-mana-lost upwelling-keeps-everyones-mana
  urborg-and-yavimaya-together urza-lands-complete-and-not urzas-armor-one-from-each-source utopia-sprawl-blue
  utopia-sprawl-without-a-colour vedalken-engineer-spells-and-abilities verdeloth-kicker-x vesuva-copy-has-the-copied-abilities
  vigor-does-not-protect-itself vindicator-with-one-legal-target viridian-joiner-negative-power viridian-joiner-pumped
  vona-pays-seven-life vona-with-six-life vorinclex-doubles-yours vorinclex-keeps-their-land-tapped wall-of-essence-combat-damage-only
  wall-of-roots-once-each-turn war-room-colorless-commander war-room-two-colors war-room-without-a-commander wild-growth-on-ancient-tomb
  wild-growth-on-empty-cradle wild-growth-on-stocked-cradle wither-against-melira-leaves-no-trace wither-hits-players-normally
  wither-lifelink-and-a-prevention-shield worship-does-not-stop-loss-of-life worship-does-not-stop-poison
  worship-sees-the-whole-event-with-its-life-gain x-defined-by-negative-power-is-zero x-defined-by-power-doubles
  x-from-a-negative-life-total-is-zero x-life-as-an-additional-cost zero-damage-is-no-damage ziggurat-restriction-is-not-copied
`);

/** They wait, by what their first step that can't be taken asks for. */
export const WAITING: Readonly<Record<string, readonly string[]>> = {};
